import { scene as caveKayaks } from "./cave-kayaks.ts"
import { scene as dryCave } from "./dry-cave.ts"
import { scene as floodedForest } from "./flooded-forest.ts"
import { scene as marketBoat } from "./market-boat.ts"
import { scene as pagodaSteps } from "./pagoda-steps.ts"
import { scene as palmCanal } from "./palm-canal.ts"
import { scene as passRider } from "./pass-rider.ts"
import { scene as quietBeach } from "./quiet-beach.ts"
import { scene as villageCyclists } from "./village-cyclists.ts"

/** What guests do outdoors. */
export const outdoors = {
  "cave-kayaks": caveKayaks,
  "dry-cave": dryCave,
  "flooded-forest": floodedForest,
  "market-boat": marketBoat,
  "pagoda-steps": pagodaSteps,
  "palm-canal": palmCanal,
  "pass-rider": passRider,
  "quiet-beach": quietBeach,
  "village-cyclists": villageCyclists,
}
