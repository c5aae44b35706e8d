/** Where a page of a list stands in the whole. `isPartial`: there are more than were counted. */
export type Pagination = { page: number; limit: number; total: number; pages: number; isPartial?: true | undefined }

/** Pagination of `total` items in pages of `limit`; an empty list has one empty page. */
export function pagination(page: number, limit: number, total: number): Pagination {
  return { page, limit, total, pages: Math.max(1, Math.ceil(total / limit)) }
}
