import { INK, JADE, MIST, mix, PAPER, VERMILION } from "../kit/colour.ts"
import { tower } from "../kit/karst.ts"
import { group, put } from "../kit/path.ts"
import { rower } from "../kit/people.ts"
import { birds, cloud, sky, stars, sun } from "../kit/sky.ts"
import type { Scene, Stage } from "../kit/stage.ts"
import { junk, sampan } from "../kit/water/boats.ts"
import { glitter, mirror, mirrorSlats, water } from "../kit/water/water.ts"

const SEA = 960

function towers({ m, rnd }: Stage): { far: string; middle: string; near: string } {
  const back = (x: number, w: number, h: number, depth: number, id: string): string =>
    tower(m, rnd, id, { x, base: SEA, w, h, depth, detail: 0 })
  const mid = (x: number, w: number, h: number, depth: number, id: string): string =>
    tower(m, rnd, id, { x, base: SEA + 6, w, h, depth, detail: 1 })
  return {
    far:
      back(130, 250, 250, 0.72, "f1") +
      back(560, 230, 330, 0.7, "f2") +
      back(760, 190, 210, 0.76, "f3") +
      back(1180, 260, 290, 0.74, "f4") +
      back(1420, 200, 380, 0.7, "f5"),
    middle:
      mid(380, 260, 440, 0.42, "m1") +
      mid(170, 300, 350, 0.34, "m2") +
      mid(1300, 190, 330, 0.44, "m3") +
      mid(980, 150, 180, 0.5, "m4"),
    near:
      tower(m, rnd, "n1", { x: 1700, base: SEA + 60, w: 450, h: 860, depth: 0.04, detail: 2 }) +
      tower(m, rnd, "n2", { x: 1440, base: SEA + 66, w: 200, h: 420, depth: 0.1, detail: 2 }) +
      tower(m, rnd, "n3", { x: 1950, base: SEA + 74, w: 330, h: 560, depth: 0, detail: 2 }),
  }
}

export const scene: Scene = {
  frame: { wide: 150, tall: 560 },
  skies: {
    dawn: { hour: "saffron", x: 880, y: 700, r: 190 },
    day: { hour: "jade", x: 760, y: 380, r: 110 },
    dusk: { hour: "vermilion", x: 1000, y: 640, r: 230 },
  },
  draw(stage) {
    const { m, rnd, by } = stage
    const { far, middle, near } = towers(stage)
    const boatX = by(900, 940, 880)
    return [
      sky(m, SEA),
      m.light === "dusk" ? stars(rnd, 14, 420, m.disc) : "",
      cloud(rnd, 300, 330, 620, 26, m.tone(PAPER, 0.3), 0.5),
      cloud(rnd, 1180, 250, 500, 22, m.tone(PAPER, 0.3), 0.4),
      sun(m),
      `<g id="far">${far}</g><g id="middle">${middle}</g>`,
      birds(rnd, 1020, 420, 5, 22, m.dark(INK, 0.2)),
      water(m, rnd, SEA),
      mirrorSlats(rnd, "s", SEA, 330),
      mirror("far", "s", SEA, 0.35, 0.7),
      mirror("middle", "s", SEA + 4, 0.5, 0.75),
      glitter(m, rnd, SEA),
      mirrorSlats(rnd, "r", SEA + 60, 440),
      mirror("near", "r", SEA + 62, 0.6, 0.55, 10),
      `<g id="near">${near}</g>`,
      mirrorSlats(rnd, "j", 1140, 300, 18),
      group('opacity=".8"', mirror("junk", "j", 1140, 0.75, 0.62, 8)),
      `<g id="junk">${put(boatX, 1140, 1.12, junk(m, VERMILION))}</g>`,
      put(by(1250, 1290, 1240), 1206, 1.1, sampan(m, 190), put(54, -8, 1, rower(m, mix(JADE, MIST, 0.15)))),
    ]
  },
}
