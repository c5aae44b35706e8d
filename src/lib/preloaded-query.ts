/** A query that the server answers before it renders: its key and its data. */
export type PreloadedQuery = [key: readonly unknown[], data: unknown]
