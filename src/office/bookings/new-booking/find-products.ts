import { fold } from "#lib/text/fold.ts"
import { callApi } from "#office/frame/http.ts"
import type { FoundProduct } from "./new-order.ts"

const KINDS = [
  ["tour", "/tours"],
  ["transfer", "/transfers"],
  ["product", "/products"],
] as const
const PER_KIND = 8

/** Returns the tours, transfers and extras that match, those whose name has the words first. */
export async function findProducts(search: string): Promise<FoundProduct[]> {
  const lists = await Promise.all(
    KINDS.map(async ([productType, path]) => {
      const query = new URLSearchParams({ view: "card", limit: String(PER_KIND), page: "1", ...(search && { search }) })
      const { data } = await callApi<{ data: Omit<FoundProduct, "productType">[] }>(`${path}?${query}`)
      return data.map((found) => ({ ...found, productType }))
    }),
  )
  return namesFirst(lists.flat(), search)
}

/** Sorts by how the name matches: the words in order, each word somewhere, or only in the texts. */
export function namesFirst<Found extends Pick<FoundProduct, "title">>(found: Found[], search: string): Found[] {
  const typed = fold(search).trim()
  const words = typed.split(/\s+/)
  const rank = ({ title }: Found) => {
    const names = [title.en, title.vi ?? ""].map((name) => ` ${fold(name).replace(/[^\p{L}\p{N}]+/gu, " ")}`)
    if (names.some((name) => name.includes(` ${typed}`))) return 0
    return names.some((name) => words.every((word) => name.includes(` ${word}`))) ? 1 : 2
  }
  return found.toSorted((one, other) => rank(one) - rank(other))
}
