import type { Generated } from 'kysely';

/** Kind of interaction that is counted at most once per visitor, item and day (spec ACT-2). */
export type VoteKind = 'vote' | 'collect' | 'open';

/**
 * Who makes changes of the published site. `job`: the portal itself, such as at its first start or when it publishes a
 * scheduled draft.
 */
export type ChangeOrigin = 'studio' | 'cli' | 'feed' | 'job';

/**
 * How a feed run ended, or `running`. `interrupted`: its process was killed. `waiting`: an operator has to decide about
 * its changes. `declined`: an operator left out all of them. `superseded`: a later run replaced it, or the feed was
 * removed, before an operator decided.
 */
export type FeedOutcome =
  | 'running'
  | 'applied'
  | 'unchanged'
  | 'refused'
  | 'failed'
  | 'interrupted'
  | 'waiting'
  | 'declined'
  | 'superseded';

/**
 * State of a play address. `suspect`: its last check failed. `dead`: it had conclusive failures at least 20 hours apart
 * and no successful check between them. Pages hide such an item unless an operator keeps it.
 */
export type CheckState = 'ok' | 'suspect' | 'dead';

/** The result of a job's last run. `interrupted` if its process ended or lost the lease during the run. */
export type JobOutcome = 'running' | 'done' | 'failed' | 'interrupted';

/** Permissions of an operator. Each role includes the permissions of the previous one. */
export type OperatorRole = 'viewer' | 'editor' | 'owner';

/**
 * The attempts to sign in that a limit counts. `network`: all from one network. `account`: all for one account.
 * `known`: those for one account from a network in which someone signed in to it before.
 */
export type SignInLimitKind = 'network' | 'account' | 'known';

/**
 * The tables, with names in camel case (snake case in the store). Columns contain text, whole numbers up to 2^53, or
 * bytes. JSON is stored as text.
 */
export interface Database {
  meta: { key: string; value: string };
  parts: {
    verticalId: number;
    key: string;
    value: string;
    /** Site version that last changed it. 0 for parts older than the change record. */
    changedIn: Generated<number>;
  };
  items: {
    verticalId: number;
    id: number;
    /** Items are ordered by this number. There are gaps, so that an item can be moved without changing others. */
    position: number;
    /** Provider of the feed that the item comes from. Empty for items that are not from a feed. */
    provider: string;
    providerId: string;
    data: string;
    /** Site version that last changed `data`. */
    changedIn: number;
    /** Unix seconds of the last change of `data`. 0 if it has not changed since it was added. */
    changedAt: number;
  };
  feedIds: {
    verticalId: number;
    provider: string;
    providerId: string;
    id: number;
    /**
     * JSON: the value that the feed last delivered for each field, and the names of the fields that belong to the
     * operator. Empty if unknown.
     */
    delivered: Generated<string>;
    /**
     * The item's JSON at the time when the feed removed it, or "" if that is unknown. `null` if the item exists or the
     * operator deleted it.
     */
    removed: Generated<string | null>;
  };
  /** The recorded changes of the published site, one row each. Old changes are removed. */
  changes: {
    /** Site version that the change produced. */
    version: number;
    /** Milliseconds. */
    at: number;
    /** Name of the operator. Empty if unknown. */
    author: string;
    origin: ChangeOrigin;
    /** One sentence. */
    summary: string;
    /** Version of the change that this one undoes. `null` if it undoes none. */
    undoes: number | null;
    /** Version of the change that undid this one. `null` if this one is not undone. */
    undoneBy: number | null;
    /** Numbers of recorded entries by kind. */
    parts: number;
    items: number;
    pictures: number;
    /** Size of the recorded values in the store, in bytes. */
    bytes: number;
  };
  /** The values before and after each change, in compressed chunks. */
  changeValues: {
    version: number;
    /** Position of the chunk in the record of the change. */
    sequence: number;
    /** Keys of the targets whose values the chunk contains, one a line. */
    targets: string;
    /** JSON, compressed with deflate. */
    content: Uint8Array;
  };
  /** Unpublished edits of operators. */
  drafts: {
    id: Generated<number>;
    title: string;
    author: string;
    /** Site version that the edits refer to. */
    base: number;
    /** JSON: a list of steps, each of which is a list of edits. */
    steps: string;
    /** Number of steps that currently apply. The steps after them were undone and can be redone. */
    done: number;
    /** Increases with each change of the draft. */
    revision: number;
    /** Milliseconds, like `updatedAt` and `publishAt`. */
    createdAt: number;
    updatedAt: number;
    /** When a job publishes the draft. `null` if it is not scheduled. */
    publishAt: number | null;
    /** Why the draft could not be published at the scheduled time. Empty if this has not happened. */
    problem: string;
    /** Secret with which links to its preview are signed. */
    previewKey: string;
  };
  /** Former names of categories, so that feeds find a category after it was renamed. */
  categoryNames: {
    verticalId: number;
    /** The name in the form in which category names are compared (`foldCategoryName`). */
    name: string;
    categoryId: number;
  };
  media: {
    path: string;
    hash: string;
    width: number;
    height: number;
    color: string;
    thumbhash: string;
    /** JSON list. */
    widths: string;
  };
  /** Pictures that operators have uploaded. A change that shows an upload copies its row to `media`. */
  uploads: {
    path: string;
    hash: string;
    width: number;
    height: number;
    color: string;
    thumbhash: string;
    /** JSON list. */
    widths: string;
    /** Path of the upload that this one was cropped from. Empty if it is not cropped. */
    uncropped: string;
    /** Milliseconds. */
    uploadedAt: number;
  };
  counters: {
    verticalId: number;
    itemId: number;
    likes: number;
    dislikes: number;
    collections: number;
    opens: number;
    /** Milliseconds. */
    changedAt: number;
  };
  /** Openings of the last days, by item and day. `counters.opens` includes them. */
  openings: {
    verticalId: number;
    itemId: number;
    /** Days since 1970-01-01 UTC. */
    day: number;
    opens: number;
  };
  votes: {
    visitor: string;
    /** Days since 1970-01-01 UTC. */
    day: number;
    verticalId: number;
    itemId: number;
    kind: VoteKind;
    /** 1, or -1 for a dislike. */
    value: number;
  };
  salts: { day: number; salt: string };
  reports: {
    id: Generated<number>;
    verticalId: number;
    itemId: number;
    reason: string;
    message: string;
    /** Milliseconds. */
    createdAt: number;
    /** Milliseconds. `null` while the report is open. */
    closedAt: number | null;
    /** The operator's note at closing. */
    note: Generated<string>;
  };
  feedRuns: {
    id: Generated<number>;
    provider: string;
    source: string;
    /** Milliseconds. */
    startedAt: number;
    finishedAt: number | null;
    outcome: FeedOutcome;
    /** JSON. */
    summary: string;
    /** Id of the stored feed. `null` for a run that was started on the command line with a file or an address. */
    feedId: number | null;
    /** Revision of the stored feed with which the run began. `null` for runs without a stored feed. */
    feedRevision: number | null;
    /** Time of the last heartbeat of the running process, in milliseconds. `null` for runs without a stored feed. */
    seenAt: number | null;
  };
  /** Stored feeds, which run on a schedule or when an operator starts them. */
  feeds: {
    id: Generated<number>;
    /** Unique without regard to case. */
    name: string;
    provider: string;
    address: string;
    /** Empty if it only runs manually, otherwise hours between runs (`6h`) or a time of day (`03:30`). */
    schedule: string;
    /** JSON: options, category table, quality gate and approval rule. */
    rules: string;
    /** 1 while it is paused. */
    isPaused: number;
    /** Increases with each change by an operator. */
    revision: number;
    /** Milliseconds, like all times in this table. */
    createdAt: number;
    updatedAt: number;
    /** Time of the next scheduled run. `null` if none is scheduled. */
    nextRunAt: number | null;
    /** Number of consecutive failed runs. */
    failures: number;
    /** End of the last run that received entries. `null` if there was none. */
    deliveredAt: number | null;
    /** JSON list of the reasons why the operator would not be paid, as of the last run. */
    unpaid: string;
    /** JSON list: keys of the proposed changes that the operator left out. */
    leftOut: string;
    /** The state that was last reported to the webhook. */
    alertedState: string;
    /** Number of failed attempts to report the current state to the webhook, and the time of the next attempt. */
    alertTries: number;
    alertAt: number;
    /** Time at which an operator removed it. `null` if it was not removed. */
    removedAt: number | null;
    /**
     * JSON: the settings and `leftOut` before the last change of the settings, so that the change can be undone. `null`
     * before the first change.
     */
    previous: string | null;
  };
  /**
   * The answers that a run of a stored feed received. They are kept while the run can continue or waits for an
   * operator.
   */
  feedPages: {
    runId: number;
    address: string;
    status: number;
    contentType: string;
    etag: string;
    lastModified: string;
    /** Compressed with deflate. */
    body: Uint8Array;
  };
  leases: {
    /** Name of the work that only the holder does. */
    name: string;
    /** The process that holds it. Empty while it is free. */
    holder: string;
    /**
     * Increases with every heartbeat. It shows other processes that the holder is alive, independently of their
     * clocks.
     */
    renewals: number;
    /** Milliseconds of the store's clock. Only for people; no code reads it. */
    expiresAt: number;
  };
  jobs: {
    name: string;
    /** The process that ran it last. */
    holder: string;
    /** Milliseconds, like all times in this table. */
    startedAt: number;
    finishedAt: number | null;
    outcome: JobOutcome;
    /** The effect of the run, or the reason of its failure. */
    message: string;
    /** Number of consecutive failed runs. */
    failures: number;
    /** End of the last successful run. `null` if there was none. */
    doneAt: number | null;
  };
  /** Jobs that operators have requested to run now. A run deletes the request when it starts. */
  jobRequests: {
    name: string;
    /** Milliseconds. */
    requestedAt: number;
  };
  /** The people who may use the Studio. */
  operators: {
    id: string;
    name: string;
    /** The name in lower case and without accents. */
    nameKey: string;
    role: OperatorRole;
    /** Milliseconds, like all times in the following tables. */
    createdAt: number;
    /** Parameters, salt and hash of the password. Empty if the operator has none. */
    password: string;
    /** The secret of the authenticator app, encrypted with a key that is derived from the password. */
    codeSecret: string;
    /** Time step of the last accepted code, so that no code works twice. */
    codeStep: number;
  };
  passkeys: {
    /** Credential id, as browsers send it. */
    id: string;
    operatorId: string;
    /** COSE key in base64url. */
    publicKey: string;
    /** Number of uses that the authenticator reports. 0 if it does not count. */
    counter: number;
    /** JSON list. */
    transports: string;
    name: string;
    createdAt: number;
    usedAt: number | null;
  };
  recoveryCodes: {
    hash: string;
    operatorId: string;
  };
  sessions: {
    /** Hash of the id in the operator's cookie. */
    hash: string;
    operatorId: string;
    createdAt: number;
    /** Time of the last request, to the minute. */
    seenAt: number;
    /** Time of the last proof of identity. */
    confirmedAt: number;
    address: string;
    userAgent: string;
  };
  invitations: {
    /** Hash of the token in the link. */
    hash: string;
    /** The operator who gets new ways to sign in. `null` if the invitation creates an operator. */
    operatorId: string | null;
    /** Empty for the first operator, who chooses a name. */
    name: string;
    role: OperatorRole;
    expiresAt: number;
  };
  /** Challenges that browsers have to sign with a passkey. Each works once. */
  challenges: {
    hash: string;
    /** The only purpose for which the challenge is accepted. */
    purpose: string;
    expiresAt: number;
  };
  /** Recent attempts to sign in. The limits apply to all processes together. */
  signInLimits: {
    kind: SignInLimitKind;
    /** Keyed hash of the network, the account or both. */
    key: string;
    /** Time at which the full number of attempts is available again. Each attempt postpones it. */
    freeAt: number;
    usedAt: number;
  };
  /** Actions of operators, except changes of the published site. */
  auditLog: {
    id: Generated<number>;
    at: number;
    /** Empty for the command line and for sign-ins that failed. */
    operatorId: string;
    operatorName: string;
    /** Network address. Empty for the command line. */
    address: string;
    action: string;
    /** What the action concerned, such as the name of an operator. */
    subject: string;
    /** JSON: details of the action, such as the values that it changed. */
    details: string;
  };
  /** The saved views of the lists in the Studio. */
  contentViews: {
    id: Generated<number>;
    verticalId: number;
    /** The operator who saved it. */
    operatorId: string;
    /** 1 if all operators see it. */
    isShared: number;
    name: string;
    /** Filters, search, sort and columns, as parameters of an address. */
    search: string;
  };
  /** How an operator shows the list of a vertical in the Studio. */
  contentPreferences: {
    operatorId: string;
    verticalId: number;
    /** Names of the shown columns, in their order, separated by commas. Empty for the default columns. */
    columns: string;
    /** The view with which the list opens. `null` for all items. */
    defaultView: number | null;
  };
  /** Pairs of items that an operator has decided to keep although their texts are nearly the same. */
  keptTexts: {
    verticalId: number;
    /** The lower id of the two. */
    firstId: number;
    secondId: number;
  };
  /** The last check of the play address of each checked item. */
  itemChecks: {
    verticalId: number;
    itemId: number;
    /** The item's play address when it was checked. The record applies only to this address. */
    playUrl: string;
    state: CheckState;
    /** Time at which the state began, in milliseconds, like all times in the table. */
    since: number;
    checkedAt: number;
    /** Time of the last check in a browser. `null` if there was none. */
    browserAt: number | null;
    /** Time of the first conclusive failure since the last successful check. `null` if there was none. */
    failingSince: number | null;
    /** Kind of the fault, or "". */
    fault: string;
    /** Detail of the fault, such as a status or a host. */
    detail: string;
    /** 1 if an operator decided that the item is always shown. */
    isKept: number;
  };
  /** Pictures of what the browser showed when the check of an item failed. */
  checkPictures: {
    verticalId: number;
    itemId: number;
    takenAt: number;
    /** WebP. */
    picture: Uint8Array;
  };
  /** Weights of ad scripts, measured in an owner's browser: requests, bytes, main-thread time and layout shift. */
  adMeasurements: {
    adId: number;
    /** Hash of all fields of the entry that determine what runs. */
    codeHash: string;
    measuredAt: number;
    /** Browser and system of the measurement, such as `Chrome, Windows`. */
    browser: string;
    /** JSON. */
    figures: string;
  };
  /** Counts of page views, plays and other events. They contain no data about visitors. */
  statistics: {
    /** Days since 1970-01-01 in the time zone of the site. */
    day: number;
    /** 0 to 23, in the time zone of the site. -1 for a whole day. */
    hour: number;
    /** 0 for pages of no vertical. */
    verticalId: number;
    /** 0 for pages without an item. */
    itemId: number;
    /** The page's category, or the item's primary category at that time. 0 for pages without a category. */
    categoryId: number;
    /** Host that linked to the site. Empty if there was none, `*` for hosts that are not counted separately. */
    source: string;
    /** `desktop`, `phone` or `tablet`; `*` beyond the limit of rows. */
    device: string;
    /** Language of the browser, such as `pt`. Empty if unknown, `*` beyond the limit of rows. */
    language: string;
    /** Language of the page: one of the site's language tags. Empty if unknown, `*` beyond the limit of rows. */
    pageLanguage: string;
    views: number;
    visits: number;
    opens: number;
    plays: number;
    seconds: number;
    likes: number;
    clicks: number;
  };
  countedSearches: {
    /** As in `statistics`. */
    day: number;
    verticalId: number;
    /** In lower case. Empty for keywords that are not stored. */
    keyword: string;
    searches: number;
    /** Searches with only close matches (`close`) and searches without a result (`missed`). */
    close: number;
    missed: number;
  };
  countedVisitors: {
    /** As in `statistics`. */
    day: number;
    /** 0 for the whole site. */
    verticalId: number;
    /** Estimated number of different visitors. */
    visitors: number;
    /** Registers of the estimate (HyperLogLog). `null` once the day is over. */
    sketch: Uint8Array | null;
  };
}
