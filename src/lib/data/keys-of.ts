/** Returns the keys of an object, typed. Only for objects without keys beyond their type. */
export const keysOf = <Named extends object>(named: Named) => Object.keys(named) as (keyof Named & string)[]
