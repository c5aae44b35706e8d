/** The address of a page may hold the token of a preview (domain/catalogue/rows/preview.server.ts). */
export type PreviewSearch = { preview?: string }

export function readPreviewSearch({ preview }: Record<string, unknown>): PreviewSearch {
  return typeof preview === "string" ? { preview } : {}
}

/** A preview is for those who have its address, and changes with every save. */
export function previewHeaders({ preview }: PreviewSearch): Record<string, string> {
  return preview === undefined ? {} : { "cache-control": "no-store" }
}
