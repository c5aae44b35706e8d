import { PAPER } from "../kit/colour.ts"
import { tower } from "../kit/karst.ts"
import { birds, cloud, sky, sun } from "../kit/sky.ts"
import type { Stage } from "../kit/stage.ts"
import { glitter, water } from "../kit/water/water.ts"

/** The bay with its towers, as seen from a cabin. */
export function bayView({ m, rnd }: Stage, sea: number): string[] {
  const k = (id: string, x: number, w: number, h: number, depth: number, detail: 0 | 1): string =>
    tower(m, rnd, id, { x, base: sea + 4, w, h, depth, detail })
  return [
    sky(m, sea),
    sun(m),
    cloud(rnd, 1180, sea - 330, 300, 16, m.tone(PAPER, 0.2), 0.6),
    k("v1", 1000, 150, 130, 0.62, 0),
    k("v2", 830, 170, 210, 0.5, 0),
    k("v3", 1240, 180, 240, 0.46, 0),
    k("v4", 640, 230, 360, 0.2, 1),
    k("v5", 1420, 240, 330, 0.16, 1),
    water(m, rnd, sea),
    glitter(m, rnd, sea, 1100, 20),
    birds(rnd, 960, sea - 250, 3, 14, m.dark("#14302e", 0.2)),
  ]
}
