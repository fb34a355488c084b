/** As pg-cursor and pg-query-stream use it; pg's own types leave it out. */
declare module 'pg/lib/utils.js' {
  export function prepareValue(value: unknown): string | Buffer | null
}
