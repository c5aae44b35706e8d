import type { Wish } from "#domain/wishlist/wish.ts"
import { type Answer, get, put } from "#lib/api.ts"

/** Changes the account's wishlist, or only fetches it if there is nothing to change. @throws ApiError */
export async function sendWishes({ add, remove }: { add: Wish[]; remove: Wish[] }): Promise<Wish[]> {
  const isChange = add.length + remove.length > 0
  return (await (isChange ? put<Answer<Wish[]>>("/wishlist", { add, remove }) : get<Answer<Wish[]>>("/wishlist"))).data
}
