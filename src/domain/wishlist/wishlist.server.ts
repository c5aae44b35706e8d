import { and, desc, eq, notInArray, or, type SQL, sql } from "drizzle-orm"
import * as z from "zod"
import { type Database, db } from "#server/database/database.server.ts"
import { lock } from "#server/database/locks.server.ts"
import { classify, type PersonalData } from "#server/database/personal-data.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { wish } from "./shapes.server.ts"
import { MAX_WISHES, type Wish } from "./wish.ts"
import { wishes } from "./wishes.table.server.ts"

/** Returns the wishlist of an account, the newest first. */
export async function listWishes(userId: string, database: Database = db): Promise<Wish[]> {
  return database
    .select({ kind: wishes.kind, slug: wishes.slug })
    .from(wishes)
    .where(eq(wishes.userId, userId))
    .orderBy(desc(wishes.addedAt), wishes.kind, wishes.slug)
    .limit(MAX_WISHES)
}

/** Adds to a wishlist, the newest first, and removes from it. The oldest go beyond the limit. @returns the whole list */
export function changeWishes(
  userId: string,
  { add = [], remove = [] }: { add?: Wish[] | undefined; remove?: Wish[] | undefined },
): Promise<Wish[]> {
  return transact(async (transaction) => {
    // Two tabs may add at once.
    await lock(`wishlist ${userId}`, transaction)
    const of = eq(wishes.userId, userId)
    if (remove.length > 0) await transaction.delete(wishes).where(and(of, anyOf(remove)))
    if (add.length > 0) {
      const rows = add.map(({ kind, slug }, nth) => ({
        userId,
        kind,
        slug,
        addedAt: sql`now() - ${nth} * interval '1 ms'`,
      }))
      await transaction.insert(wishes).values(rows).onConflictDoNothing()
    }
    const kept = await listWishes(userId, transaction)
    if (kept.length === MAX_WISHES) await transaction.delete(wishes).where(and(of, noneOf(kept)))
    return kept
  })
}

const pair = sql`(${wishes.kind} || '/' || ${wishes.slug})`
const named = (all: Wish[]) => all.map(({ kind, slug }) => `${kind}/${slug}`)
const anyOf = (all: Wish[]): SQL | undefined =>
  or(...all.map(({ kind, slug }) => and(eq(wishes.kind, kind), eq(wishes.slug, slug))))
const noneOf = (all: Wish[]): SQL => notInArray(pair, named(all))

/** Wishes go with their account. */
export const personalData: PersonalData = {
  tables: [
    classify({
      table: wishes,
      purpose: {
        name: { en: "Saved trips", vi: "Chuyến đi đã lưu" },
        why: {
          en: "To show people the trips that they saved, on each of their devices.",
          vi: "Để khách xem lại các chuyến đã lưu trên mọi thiết bị.",
        },
        kept: { en: "As long as the account", vi: "Cùng với tài khoản" },
      },
      deleted: ["kind", "slug"],
      others: "user_id added_at",
    }),
  ],
  exports: {
    wishlist: {
      shape: z.array(wish),
      find: async (person) => ("email" in person && person.userId ? listWishes(person.userId) : []),
    },
  },
}
