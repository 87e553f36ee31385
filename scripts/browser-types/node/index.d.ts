// Replaces the types of Node in tsconfig.browser.json. Without them, names such as `process` are errors. Modules of
// Node may be imported, because the types of server files and of packages mention them; they have the type `any`.
declare module 'node:*';
