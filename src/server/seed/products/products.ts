import type { ProductSeed } from "./product-types.ts"
import { experienceProducts } from "./products-experiences.ts"
import { practicalProducts } from "./products-practical.ts"

/** The demo's small products: things to do for an hour or a day, and things that make travelling easier. */
export const productSeeds: ProductSeed[] = [...experienceProducts, ...practicalProducts]
