import { beachesByMonth } from "./beaches-by-month.ts"
import type { BlogSeed } from "./blog-types.ts"
import { coffee } from "./coffee.ts"
import { fairPrices } from "./fair-prices.ts"
import { firstDay } from "./first-day.ts"
import { guestOfTheHouse } from "./guest-of-the-house.ts"
import { haGiangByMotorbike } from "./ha-giang-by-motorbike.ts"
import { haLongOrLanHa } from "./ha-long-or-lan-ha.ts"
import { hanoiByTheClock } from "./hanoi-by-the-clock.ts"
import { hoiAnBeyondLanterns } from "./hoi-an-beyond-lanterns.ts"
import { hueSlowly } from "./hue-slowly.ts"
import { mekongHonestly } from "./mekong-honestly.ts"
import { noodleMap } from "./noodle-map.ts"
import { phongNhaCaves } from "./phong-nha-caves.ts"
import { tet } from "./tet.ts"
import { threeGenerations } from "./three-generations.ts"
import { trainSouth } from "./train-south.ts"
import { walkingInSapa } from "./walking-in-sapa.ts"
import { whenToGo } from "./when-to-go.ts"

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
