/** `isPartial`: there are more rows than were counted. */
export type Pagination = { page: number; limit: number; total: number; pages: number; isPartial?: true | undefined }

/** Returns the pagination of `total` rows. An empty list has one page. */
export function pagination(page: number, limit: number, total: number): Pagination {
  return { page, limit, total, pages: Math.max(1, Math.ceil(total / limit)) }
}
