import { firstDay } from "./blog/first-day.ts"
import { haGiangByMotorbike } from "./blog/ha-giang-by-motorbike.ts"
import { haLongOrLanHa } from "./blog/ha-long-or-lan-ha.ts"
import { hanoiByTheClock } from "./blog/hanoi-by-the-clock.ts"
import { tet } from "./blog/tet.ts"
import { whenToGo } from "./blog/when-to-go.ts"
import type { BlogSeed } from "./blog-types.ts"

/** All posts of the demo. */
export const blogSeeds: BlogSeed[] = [firstDay, haGiangByMotorbike, haLongOrLanHa, hanoiByTheClock, tet, whenToGo]
