import { INDIGO, INK, JADE, LOTUS, MIST, mix, PAPER, RICE, TURMERIC, VERMILION } from "../../kit/colour.ts"
import { hill, range } from "../../kit/land.ts"
import { close } from "../../kit/mood.ts"
import { cut, disc, fill, line, pairs, put, rect } from "../../kit/path.ts"
import { sky, stars, sun } from "../../kit/sky.ts"
import type { Scene, Stage } from "../../kit/stage.ts"
import { fromBehind } from "../../props/figures.ts"
import { teacup, windowTo } from "../../props/room.ts"

const WALL = mix(mix(TURMERIC, PAPER, 0.5), INK, 0.12)

function view({ m, rnd }: Stage): string[] {
  const green = mix(RICE, JADE, 0.3)
  return [
    sky(m, 760),
    m.night > 0.5 ? stars(rnd, 40, 640, PAPER) : "",
    sun(m),
    range(
      m,
      rnd,
      pairs("600 640  760 520  880 610  1020 480  1160 600  1290 520  1420 620"),
      800,
      mix(INDIGO, JADE, 0.4),
      0.4,
    ),
    hill(pairs("600 740  800 700  1000 720  1200 690  1420 730"), 900, m.tone(green, 0.2)),
    hill(pairs("600 810  840 780  1060 800  1420 770"), 900, m.dark(green)),
    line("M700 900V420M1220 900V420M600 470Q700 520 960 480T1420 470", m.dark(INK), 6),
  ]
}

/** One side of the compartment: two berths, the wall and a folded blanket. Mirrored for the other side. */
function berths({ m: mood, by }: Stage, blanket: string): string {
  const m = close(mood)
  const wood = mix(INK, VERMILION, 0.36)
  const leather = mix(JADE, INK, 0.1)
  const lamp = m.night > 0.5
  const shelf = (y: number, back: number, thick: number): string =>
    fill(
      cut([
        [-40, y + 150],
        [-40, y - 30],
        [640, back],
        [640, back + 40],
        [330, y + 150],
      ]),
      m.tone(leather),
    ) +
    fill(
      cut([
        [-40, y + 150],
        [330, y + 150],
        [640, back + 40],
        [640, back + 40 + thick * 0.5],
        [330, y + 150 + thick],
        [-40, y + 150 + thick],
      ]),
      m.dark(wood),
    )
  return [
    fill(cut(pairs("-40 -40  640 240  640 1010  -40 1340")), m.dark(WALL)),
    fill(cut(pairs("-40 300  640 440  640 470  -40 360")), m.tone(wood), 'opacity=".35"'),
    lamp ? disc(520, 760, 190, TURMERIC, 'opacity=".2"') : "",
    fill("M498 720h44l14 48h-72z", lamp ? mix(TURMERIC, PAPER, 0.5) : m.lit(PAPER)),
    shelf(430, 500, 54),
    fill(cut(pairs("40 556  40 500  300 470  330 490  330 556")), m.lit(PAPER)),
    fill(cut(pairs("380 520  380 486  560 484  600 500  470 540")), m.tone(blanket)),
    shelf(1010, 836, 210),
    fill(cut(pairs("30 1120  30 1050  270 1000  330 1030  320 1120")), m.lit(PAPER)),
    fill(cut(pairs("90 1140  90 1040  180 1020  200 1140")), m.tone(blanket), `opacity="${by(1, 1, 0.9)}"`),
    fill(cut(pairs("440 930  520 884  600 880  560 926")), m.lit(mix(PAPER, LOTUS, 0.3))),
    line(
      "M362 620V1300M420 600V1250M362 720L420 696M362 840L420 812M362 960L420 930M362 1080L420 1046",
      m.lit(MIST),
      12,
      'stroke-linecap="round"',
    ),
  ].join("")
}

export const scene: Scene = {
  frame: { wide: 270, tall: 400 },
  skies: {
    dawn: { hour: "saffron", x: 1080, y: 540, r: 80 },
    day: { hour: "jade", x: 900, y: 470, r: 60 },
    dusk: { hour: "indigo", x: 1110, y: 470, r: 64 },
  },
  ground: WALL,
  draw(stage) {
    const { m } = stage
    const near = close(m)
    const lamp = m.night > 0.5
    return [
      rect(0, 0, 2000, 1500, near.lit(WALL)),
      fill(cut(pairs("-40 -40  2040 -40  1360 240  640 240")), near.lit(mix(WALL, PAPER, 0.4))),
      rect(860, 120, 280, 46, lamp ? mix(TURMERIC, PAPER, 0.6) : m.lit(PAPER), 'rx="23"'),
      fill(
        cut(pairs("640 1010  1360 1010  2040 1340  2040 1540  -40 1540  -40 1340")),
        m.dark(mix(INK, TURMERIC, 0.3)),
      ),
      fill(cut(pairs("820 1010  1180 1010  1340 1500  660 1500")), m.tone(mix(VERMILION, INK, 0.2))),
      fill(cut(pairs("850 1010  1150 1010  1290 1500  710 1500")), m.tone(mix(VERMILION, INK, 0.05))),
      windowTo(m, "tw", { x: 730, y: 390, w: 540, h: 430 }, 1, mix(INK, VERMILION, 0.3), view(stage)),
      fill("M716 350H800Q790 560 740 850H716Z", m.tone(INDIGO)),
      fill("M1284 350H1200Q1210 560 1260 850H1284Z", m.tone(INDIGO)),
      put(1090, 1030, 1.12, fromBehind(m, TURMERIC, "bob")),
      berths(stage, VERMILION),
      put(2000, 0, -1, berths(stage, JADE)),
      fill("M770 1000H1050L1090 1060H740Z", near.lit(mix(TURMERIC, PAPER, 0.3))),
      rect(740, 1060, 350, 22, near.dark(mix(INK, TURMERIC, 0.4))),
      rect(890, 1082, 30, 190, near.dark(INK)),
      put(850, 1040, 0.9, teacup(m, MIST)),
      put(980, 1040, 1, fill("M-40 0V-60H40V0Z", near.tone(VERMILION)), disc(0, -70, 30, near.tone(TURMERIC))),
    ]
  },
}
