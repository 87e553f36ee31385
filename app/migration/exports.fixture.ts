/* Exports of invented sites in the formats of WordPress with MyArcadePlugin 5 and of CloudArcade. */

/** A dump as mysqldump writes it: without names of columns in INSERT, and posts after their fields. */
export const wordPressDump = String.raw`-- MySQL dump 10.13  Distrib 8.0.36, for Linux (x86_64)
/*!40101 SET NAMES utf8mb4 */;
DROP TABLE IF EXISTS ${'`wp_myarcadegames`'};
CREATE TABLE ${'`wp_myarcadegames`'} (
  ${'`id`'} int(11) NOT NULL AUTO_INCREMENT,
  ${'`postid`'} int(11) DEFAULT NULL,
  ${'`uuid`'} text NOT NULL,
  ${'`game_type`'} text NOT NULL,
  ${'`name`'} text NOT NULL,
  ${'`instructions`'} text NOT NULL,
  ${'`height`'} text NOT NULL,
  ${'`width`'} text NOT NULL,
  ${'`swf_url`'} text NOT NULL,
  ${'`status`'} text NOT NULL,
  PRIMARY KEY (${'`id`'})
) ENGINE=InnoDB;
INSERT INTO ${'`wp_myarcadegames`'} VALUES (1,21,'u1','iframe','Fern Valley','Use the arrow keys.','600','800','','published'),(2,NULL,'u2','iframe','Never published','','','','https://play.example/never/','new');
CREATE TABLE ${'`wp_options`'} (
  ${'`option_id`'} bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  ${'`option_name`'} varchar(191) NOT NULL DEFAULT '',
  ${'`option_value`'} longtext NOT NULL,
  ${'`autoload`'} varchar(20) NOT NULL DEFAULT 'yes',
  PRIMARY KEY (${'`option_id`'}),
  UNIQUE KEY ${'`option_name`'} (${'`option_name`'})
);
INSERT INTO ${'`wp_options`'} VALUES (1,'siteurl','https://www.fern.example/play','yes'),(2,'home','https://www.fern.example/play','yes'),(3,'permalink_structure','/%year%/%category%/%postname%/','yes'),(4,'category_base','','yes'),(5,'active_plugins','a:1:{i:0;s:3:\"x;y\";}','yes');
CREATE TABLE ${'`wp_postmeta`'} (
  ${'`meta_id`'} bigint(20) unsigned NOT NULL,
  ${'`post_id`'} bigint(20) unsigned NOT NULL,
  ${'`meta_key`'} varchar(255),
  ${'`meta_value`'} longtext
);
INSERT INTO ${'`wp_postmeta`'} VALUES (1,21,'mabp_game_type','iframe'),(2,21,'mabp_description','<p>Grow &amp;amp; trade <script>alert(1)</script>ferns.</p>'),(3,21,'mabp_swf_url','<iframe width=\"800\" src=\"https://play.example/fern/?id=1&amp;x=2\" height=\"600\"></iframe>'),(4,21,'mabp_thumbnail_url','http://old.example/fern.jpg'),(5,21,'_thumbnail_id','30'),(6,21,'myarcade_plays','1240'),(7,21,'_edit_lock','17'),
(8,22,'mabp_swf_url','https://www.fern.example/play/wp-content/games/moss.swf'),(9,23,'mabp_swf_url','https://www.fern.example/play/wp-content/games/moss/index.html'),(10,24,'mabp_swf_url','https://play.example/draft/'),(11,25,'mabp_swf_url','https://play.example/fern/'),(12,26,'mabp_swf_url','http://play.example/plain/'),(13,27,'mabp_swf_url','javascript:alert(1)'),(14,30,'_wp_attached_file','2024/fern.jpg');
CREATE TABLE ${'`wp_posts`'} (
  ${'`ID`'} bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  ${'`post_author`'} bigint(20) unsigned NOT NULL DEFAULT 0,
  ${'`post_date`'} datetime NOT NULL DEFAULT '0000-00-00 00:00:00',
  ${'`post_date_gmt`'} datetime NOT NULL DEFAULT '0000-00-00 00:00:00',
  ${'`post_content`'} longtext NOT NULL,
  ${'`post_title`'} text NOT NULL,
  ${'`post_status`'} varchar(20) NOT NULL DEFAULT 'publish',
  ${'`post_name`'} varchar(200) NOT NULL DEFAULT '',
  ${'`guid`'} varchar(255) NOT NULL DEFAULT '',
  ${'`post_type`'} varchar(20) NOT NULL DEFAULT 'post',
  PRIMARY KEY (${'`ID`'}),
  KEY ${'`type`'} (${'`post_type`'},${'`post_status`'})
);
INSERT INTO ${'`wp_posts`'} VALUES
(20,1,'2024-01-01 10:00:00','2024-01-01 09:00:00','It\'s us; (really).','About us','publish','about','','page'),
(21,1,'2024-03-01 00:30:00','2024-02-29 23:30:00','Old text','Fern &amp; Valley','publish','fern-valley','','post'),
(22,1,'2024-03-02 00:00:00','2024-03-02 00:00:00','','Moss Flash','publish','moss','','post'),
(23,1,'2024-03-02 00:00:00','2024-03-02 00:00:00','','Moss Hosted','publish','moss-2','','post'),
(24,1,'2024-03-02 00:00:00','0000-00-00 00:00:00','','Draft','draft','','','post'),
(25,1,'2024-03-03 00:00:00','2024-03-03 00:00:00','','Fern Twice','publish','fern-twice','','post'),
(26,1,'2024-03-03 00:00:00','2024-03-03 00:00:00','','Plain','publish','plain','','post'),
(27,1,'2024-03-03 00:00:00','2024-03-03 00:00:00','','Script','publish','script','','post'),
(28,1,'2024-03-01 00:30:00','2024-02-29 23:30:00','Old','Fern revision','inherit','21-revision-v1','','revision'),
(29,1,'2024-03-01 00:30:00','2024-02-29 23:30:00','News','We moved','publish','we-moved','','post'),
(30,1,'2024-03-01 00:30:00','2024-02-29 23:30:00','','fern','inherit','fern','https://www.fern.example/play/wp-content/uploads/2024/fern.jpg','attachment');
CREATE TABLE ${'`wp_term_relationships`'} (
  ${'`object_id`'} bigint(20), ${'`term_taxonomy_id`'} bigint(20), ${'`term_order`'} int(11),
  PRIMARY KEY (${'`object_id`'},${'`term_taxonomy_id`'})
);
INSERT INTO ${'`wp_term_relationships`'} VALUES (21,11,0),(21,12,0),(25,13,0),(26,11,0);
CREATE TABLE ${'`wp_term_taxonomy`'} (
  ${'`term_taxonomy_id`'} bigint(20), ${'`term_id`'} bigint(20), ${'`taxonomy`'} varchar(32), ${'`description`'} longtext, ${'`parent`'} bigint(20), ${'`count`'} bigint(20)
);
INSERT INTO ${'`wp_term_taxonomy`'} VALUES (10,5,'category','',0,1),(11,6,'category','',5,1),(12,7,'post_tag','',0,1),(13,1,'category','',0,1);
CREATE TABLE ${'`wp_terms`'} (${'`term_id`'} bigint(20), ${'`name`'} varchar(200), ${'`slug`'} varchar(200), ${'`term_group`'} bigint(10));
INSERT INTO ${'`wp_terms`'} VALUES (1,'Uncategorized','uncategorized',0),(5,'Outside','outside',0),(6,'Garden Games','garden',0),(7,'calm','calm',0);
CREATE TABLE ${'`wp_users`'} (${'`ID`'} int, ${'`user_login`'} varchar(60), ${'`user_pass`'} varchar(255));
INSERT INTO ${'`wp_users`'} VALUES (1,'admin','$P$B123');
`;

/** A dump as phpMyAdmin writes it: with names of columns. */
export const cloudArcadeDump = `-- phpMyAdmin SQL Dump
SET SQL_MODE = "NO_AUTO_VALUE_ON_ZERO";
INSERT INTO \`categories\` (\`id\`, \`name\`, \`slug\`, \`description\`, \`priority\`) VALUES
(1, 'Garden', 'garden', '', 0),
(2, 'Quiet &amp; slow', 'quiet-slow', '', -1);
INSERT INTO \`cat_links\` (\`id\`, \`gameid\`, \`categoryid\`) VALUES (1, 7, 2), (2, 8, 1);
INSERT INTO \`games\` (\`id\`, \`createddate\`, \`title\`, \`description\`, \`instructions\`, \`category\`, \`source\`, \`thumb_1\`, \`thumb_2\`, \`thumb_small\`, \`url\`, \`width\`, \`height\`, \`tags\`, \`views\`, \`upvote\`, \`downvote\`, \`slug\`, \`published\`) VALUES
(7, '2023-05-06', 'Slow Snail', 'A snail\\'s race.\\r\\nTake it easy.', 'Tap the snail.', 'Quiet &amp; slow', 'remote', '/thumbs/slow-snail.webp', '', '', 'https://play.example/snail/', '720', '1280', 'snail,slow', 5310, 41, 3, 'slow-snail', 1),
(8, '2023-05-07', 'Own Upload', 'x', '', 'Garden', 'self', '/games/own/thumb_1.jpg', '', '', '/games/own/', '720', '1080', '', 12, 0, 0, 'own-upload', 1);
INSERT INTO \`tags\` (\`id\`, \`name\`) VALUES (3, 'snail');
INSERT INTO \`tag_links\` (\`game_id\`, \`tag_id\`) VALUES (7, 3);
INSERT INTO \`pages\` (\`id\`, \`createddate\`, \`title\`, \`slug\`, \`content\`) VALUES (1, '2023-01-01', 'Terms', 'terms', '<p>…</p>');
INSERT INTO \`loginlogs\` (\`id\`, \`IpAddress\`, \`TryTime\`) VALUES (1, 0x7f000001, 5);
`;

/** WordPress' own export of one game. */
export const wordPressExport = `<?xml version="1.0" encoding="UTF-8" ?>
<!-- This is a WordPress eXtended RSS file generated by WordPress as an export of your site. -->
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
  <title>Fern</title>
  <link>https://fern.example</link>
  <wp:wxr_version>1.2</wp:wxr_version>
  <wp:base_blog_url>https://fern.example</wp:base_blog_url>
  <wp:category><wp:term_id>6</wp:term_id><wp:category_nicename><![CDATA[garden]]></wp:category_nicename><wp:category_parent><![CDATA[]]></wp:category_parent><wp:cat_name><![CDATA[Garden]]></wp:cat_name></wp:category>
  <item>
    <title><![CDATA[Fern Valley]]></title>
    <link>https://fern.example/2024/fern-valley/</link>
    <content:encoded><![CDATA[<p>Grow ferns.</p>]]></content:encoded>
    <wp:post_id>21</wp:post_id>
    <wp:post_date><![CDATA[2024-03-01 00:30:00]]></wp:post_date>
    <wp:post_date_gmt><![CDATA[2024-02-29 23:30:00]]></wp:post_date_gmt>
    <wp:post_name><![CDATA[fern-valley]]></wp:post_name>
    <wp:status><![CDATA[publish]]></wp:status>
    <wp:post_type><![CDATA[post]]></wp:post_type>
    <category domain="category" nicename="garden"><![CDATA[Garden]]></category>
    <category domain="post_tag" nicename="calm"><![CDATA[calm]]></category>
    <wp:postmeta><wp:meta_key><![CDATA[mabp_swf_url]]></wp:meta_key><wp:meta_value><![CDATA[https://play.example/fern/?a=1&b=2]]></wp:meta_value></wp:postmeta>
    <wp:postmeta><wp:meta_key><![CDATA[_thumbnail_id]]></wp:meta_key><wp:meta_value><![CDATA[30]]></wp:meta_value></wp:postmeta>
  </item>
  <item>
    <title>fern</title>
    <link>https://fern.example/fern/</link>
    <wp:post_id>30</wp:post_id>
    <wp:status>inherit</wp:status>
    <wp:post_type>attachment</wp:post_type>
    <wp:attachment_url>https://fern.example/wp-content/uploads/fern.jpg</wp:attachment_url>
  </item>
</channel>
</rss>
`;
