/**
 * Imported before anything else: React decides once, when it is first read, whether it is watched by a
 * developer. Then it takes four times as long to render a page.
 */
process.env.NODE_ENV ||= "production";
