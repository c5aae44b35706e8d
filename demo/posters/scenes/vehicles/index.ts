import { scene as familyCar } from "./family-car.ts"
import { scene as limousineVan } from "./limousine-van.ts"
import { scene as minibus } from "./minibus.ts"
import { scene as sedan } from "./sedan.ts"

/** One vehicle each, with 4, 7, 9 and 16 seats. */
export const vehicles = { sedan, "family-car": familyCar, "limousine-van": limousineVan, minibus }
