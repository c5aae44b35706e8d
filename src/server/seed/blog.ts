import { beachesByMonth } from "./blog/beaches-by-month.ts"
import { coffee } from "./blog/coffee.ts"
import { fairPrices } from "./blog/fair-prices.ts"
import { firstDay } from "./blog/first-day.ts"
import { guestOfTheHouse } from "./blog/guest-of-the-house.ts"
import { haGiangByMotorbike } from "./blog/ha-giang-by-motorbike.ts"
import { haLongOrLanHa } from "./blog/ha-long-or-lan-ha.ts"
import { hanoiByTheClock } from "./blog/hanoi-by-the-clock.ts"
import { hoiAnBeyondLanterns } from "./blog/hoi-an-beyond-lanterns.ts"
import { hueSlowly } from "./blog/hue-slowly.ts"
import { mekongHonestly } from "./blog/mekong-honestly.ts"
import { noodleMap } from "./blog/noodle-map.ts"
import { phongNhaCaves } from "./blog/phong-nha-caves.ts"
import { tet } from "./blog/tet.ts"
import { threeGenerations } from "./blog/three-generations.ts"
import { trainSouth } from "./blog/train-south.ts"
import { walkingInSapa } from "./blog/walking-in-sapa.ts"
import { whenToGo } from "./blog/when-to-go.ts"
import type { BlogSeed } from "./blog-types.ts"

/** All posts of the demo, the newest first. */
export const blogSeeds: BlogSeed[] = [
  hanoiByTheClock,
  firstDay,
  haGiangByMotorbike,
  whenToGo,
  tet,
  hoiAnBeyondLanterns,
  haLongOrLanHa,
  noodleMap,
  hueSlowly,
  coffee,
  phongNhaCaves,
  walkingInSapa,
  mekongHonestly,
  threeGenerations,
  trainSouth,
  guestOfTheHouse,
  beachesByMonth,
  fairPrices,
]
