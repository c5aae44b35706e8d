import type { ProductSeed } from "./product-types.ts"
import { experienceProducts } from "./products-experiences.ts"
import { practicalProducts } from "./products-practical.ts"

export const productSeeds: ProductSeed[] = [...experienceProducts, ...practicalProducts]
