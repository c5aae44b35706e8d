/** Stands in for TanStack Query's lists that go on for ever (vite.config.ts): this site has pages. */
export function infiniteQueryBehavior(): never {
  throw new Error("There are no infinite queries here.")
}

export const hasNextPage = infiniteQueryBehavior
export const hasPreviousPage = infiniteQueryBehavior
