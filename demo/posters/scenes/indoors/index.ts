import { scene as coffee } from "./coffee.ts"
import { scene as cookingClass } from "./cooking-class.ts"
import { scene as deckPlan } from "./deck-plan.ts"
import { scene as hillHearth } from "./hill-hearth.ts"
import { scene as homestay } from "./homestay.ts"
import { scene as junkCabin } from "./junk-cabin.ts"
import { scene as lanternWorkshop } from "./lantern-workshop.ts"
import { scene as noodleBowl } from "./noodle-bowl.ts"
import { scene as trainCabin } from "./train-cabin.ts"
import { scene as waterPuppets } from "./water-puppets.ts"

/** Where guests sleep, eat and learn. */
export const indoors = {
  "junk-cabin": junkCabin,
  "deck-plan": deckPlan,
  "train-cabin": trainCabin,
  homestay,
  "noodle-bowl": noodleBowl,
  coffee,
  "hill-hearth": hillHearth,
  "cooking-class": cookingClass,
  "lantern-workshop": lanternWorkshop,
  "water-puppets": waterPuppets,
}
