import type { ServerSlice } from "#server/slice.server.ts"
import { slugRedirects } from "./rows/slug-redirects.table.server.ts"
import { searchSynonyms } from "./search/search-synonyms.table.server.ts"
import { searchTerms } from "./search/search-terms.table.server.ts"

/** What tours, transfers, products and posts share. */
export const catalogueSlice: ServerSlice = {
  personalData: {
    tables: [
      { table: searchTerms, others: "term" },
      { table: searchSynonyms, others: "id words version updated_at" },
      { table: slugRedirects, others: "kind slug subject_id created_at" },
    ],
  },
}
