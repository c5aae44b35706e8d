/** The keys of an object that has no others than its type names. */
export const keysOf = <Named extends object>(named: Named) => Object.keys(named) as (keyof Named & string)[]
