/*
 * zod compiles schemas with eval unless configured otherwise; the content security policy forbids that and would report
 * the attempt. zod reads this global when it loads, so that the first page can set it without loading zod.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
