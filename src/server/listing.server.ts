import { type Pagination, pagination } from "#lib/pagination.ts"
import { countEvery, FEW, readListed } from "./listing-many.server.ts"
import { readSought } from "./listing-sought.server.ts"
import { countAll, gatherAmongFew, looksUp, type Query, type Source } from "./listing-statements.server.ts"
import type { WrittenList } from "./written-list.server.ts"

export type Page<View> = { data: WrittenList<View>; pagination: Pagination }

/** To look words up costs as much as to read so many texts. */
const FEW_TEXTS = 100
/** What is said of what was not counted: that there are at least so many. */
const AT_LEAST = 1_000

/**
 * One page of a list. Few entries are gathered, sorted and counted in one statement, and all is as it is at that moment.
 * Of many only the page is read, in the order of an index, and their total may be ten seconds old; of a search for common
 * words that nobody has made lately it is partial at first. So no answer takes longer because there is more that it does
 * not show.
 */
export async function findListed<View>(source: Source, query: Query, page: number, limit: number): Promise<Page<View>> {
  const place = { offset: (page - 1) * limit, limit }
  if ((await countEvery(source)) <= (looksUp(query.conditions) ? FEW_TEXTS : FEW)) {
    const { views, total } = await gatherAmongFew<View>(source, query, place)
    const fitting = total ?? (page > 1 ? await countAll(source, query.conditions) : 0)
    return { data: views, pagination: pagination(page, limit, fitting) }
  }
  const read = looksUp(query.conditions) ? readSought<View> : readListed<View>
  const { views, size } = await read(source, query, place)
  if (size < Number.POSITIVE_INFINITY) return { data: views, pagination: pagination(page, limit, size) }
  return { data: views, pagination: { ...pagination(page, limit, AT_LEAST), isPartial: true } }
}
