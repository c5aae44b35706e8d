import { INDIGO, INK, JADE, mix, PAPER, TURMERIC, VERMILION } from "../../kit/colour.ts"
import { close } from "../../kit/mood.ts"
import { cut, disc, fill, n, oval, put, rect, ribbon, steps, triples } from "../../kit/path.ts"
import { walker } from "../../kit/people.ts"
import type { Scene } from "../../kit/stage.ts"
import { archRim, caveWall, stalagmite } from "../../props/cave.ts"

const WALK = triples("1010 900 26  900 946 50  1010 1010 84  1230 1080 124  1140 1190 190  840 1300 270  900 1520 420")

const BULBS = triples("1090 1050 8  1290 1110 10  1010 1176 13  720 1290 16  1030 1330 17")

/** A lamp at the foot of the stones and its cone of light. */
function lamp(x: number, y: number, lean: number, tall: number, colour: string): string {
  return (
    fill(`M${x} ${y}L${x + lean - tall * 0.3} ${y - tall}H${x + lean + tall * 0.3}Z`, colour, 'opacity=".17"') +
    fill(`M${x} ${y}L${x + lean - tall * 0.14} ${y - tall}H${x + lean + tall * 0.14}Z`, colour, 'opacity=".2"') +
    oval(x, y, 60, 15, colour, 'opacity=".5"') +
    oval(x, y, 24, 8, mix(colour, PAPER, 0.7))
  )
}

export const scene: Scene = {
  frame: { wide: 290, tall: 400 },
  skies: {
    dawn: { hour: "lacquer", x: 1000, y: 640, r: 100 },
    day: { hour: "turmeric", x: 1000, y: 640, r: 100 },
    dusk: { hour: "lacquer", x: 1000, y: 640, r: 100 },
  },
  ground: INK,
  draw(stage) {
    const { m, rnd, by } = stage
    const rock = by(
      mix(INK, JADE, 0.4),
      mix(mix(INDIGO, INK, 0.4), TURMERIC, 0.1),
      mix(mix(INDIGO, INK, 0.3), VERMILION, 0.16),
    )
    const glow = by(TURMERIC, mix(TURMERIC, PAPER, 0.3), mix(TURMERIC, VERMILION, 0.3))
    const warm = mix(rock, glow, 0.5)
    const hall = archRim(rnd, { left: 330, right: 1680, top: 250, floor: 1000, drop: 220 })
    const arch = archRim(rnd, { left: 180, right: 1830, top: 130, floor: 1180, drop: 250 })
    const mouth = archRim(rnd, { left: 30, right: 1980, top: 30, floor: 1400, drop: 230 })
    const s = (x: number, base: number, w: number, h: number, colour = warm): string =>
      stalagmite(m, rnd, x, base, w, h, colour, x < 1000 ? 1 : -1)
    const hanging = steps(560, 1440, 12).map(
      (x, i) => `M${n(x - 16)} 230L${n(x + rnd.jitter(8))} ${n(360 + ((i * 67) % 5) * 46)}L${n(x + 18)} 230Z`,
    )
    return [
      rect(0, 0, 2000, 1500, m.dark(mix(rock, INK, 0.3))),
      fill(
        cut([
          [300, 1000],
          [560, 330],
          [1000, 230],
          [1440, 330],
          [1700, 1000],
        ]),
        mix(m.tone(rock), glow, 0.36),
      ),
      oval(1000, 760, 480, 400, glow, 'opacity=".2"'),
      oval(1000, 800, 300, 280, mix(glow, PAPER, 0.4), 'opacity=".28"'),
      fill(hanging.join(""), m.dark(mix(rock, glow, 0.2))),
      s(760, 960, 60, 380),
      s(1270, 960, 70, 440),
      s(1120, 930, 40, 210),
      s(900, 920, 34, 160),
      rect(0, 930, 2000, 600, m.tone(mix(rock, glow, 0.1))),
      fill(
        "M300 1000Q640 900 1000 930T1700 1000L1640 1100Q1000 1010 360 1100Z",
        m.lit(mix(rock, glow, 0.4)),
        'opacity=".7"',
      ),
      lamp(700, 1010, 60, 560, glow),
      lamp(1350, 1020, -50, 600, glow),
      caveWall(m, hall, mix(rock, glow, 0.14)),
      s(560, 1090, 92, 560),
      s(1480, 1100, 100, 620),
      s(660, 1090, 46, 220),
      s(1370, 1090, 50, 200),
      fill(
        ribbon(WALK, 0.34),
        m.lit(mix(TURMERIC, INK, 0.36)),
        `stroke="${m.lit(mix(glow, PAPER, 0.3))}" stroke-width="9"`,
      ),
      BULBS.map(([x, y, r]) => disc(x, y, r * 2.4, glow, 'opacity=".3"') + disc(x, y, r, mix(glow, PAPER, 0.6))).join(
        "",
      ),
      put(1190, 1076, 0.96, walker(close(m), VERMILION)),
      put(1260, 1092, 1, walker(close(m), TURMERIC)),
      put(930, 1010, 0.56, walker(close(m), PAPER)),
      put(960, 1290, 1.9, walker(close(m), JADE)),
      caveWall(m, arch, mix(rock, INK, 0.2)),
      s(330, 1460, 150, 620, mix(rock, glow, 0.22)),
      s(1690, 1470, 170, 700, mix(rock, glow, 0.22)),
      s(510, 1500, 80, 250, mix(rock, glow, 0.22)),
      caveWall(m, mouth, mix(rock, INK, 0.5)),
    ]
  },
}
