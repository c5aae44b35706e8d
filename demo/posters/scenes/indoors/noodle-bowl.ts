import { INDIGO, INK, JADE, LOTUS, MIST, mix, PAPER, RICE, TURMERIC, VERMILION } from "../../kit/colour.ts"
import { lantern } from "../../kit/lanterns.ts"
import { close, type Mood } from "../../kit/mood.ts"
import { disc, fill, group, inside, line, n, oval, put, rect, steps } from "../../kit/path.ts"
import type { Random } from "../../kit/random.ts"
import type { Scene, Stage } from "../../kit/stage.ts"
import { standing } from "../../props/figures.ts"
import { teacup } from "../../props/room.ts"

const BROTH = mix(mix(TURMERIC, VERMILION, 0.3), PAPER, 0.18)

function noodles(m: Mood): string {
  const curls = [
    "M-250 20Q-180 -60 -60 -30T120 -50T240 10",
    "M-220 50Q-120 -20 0 10T200 40",
    "M-170 76Q-60 30 60 56T180 70",
    "M-230 -10Q-130 -90 0 -70T210 -34",
    "M-120 -90Q-30 -40 90 -88",
  ]
  return (
    line(curls.join(""), m.dark(mix(PAPER, TURMERIC, 0.4)), 24, 'stroke-linecap="round"') +
    line(curls.join(""), m.lit(mix(PAPER, TURMERIC, 0.12)), 15, 'stroke-linecap="round" transform="translate(0 -4)"')
  )
}

function leaf(m: Mood, x: number, y: number, size: number, angle: number): string {
  return group(
    `transform="translate(${n(x)} ${n(y)})rotate(${n(angle)})"`,
    fill(
      `M0 0Q${n(size * 0.4)} ${n(-size * 0.4)} ${n(size)} 0Q${n(size * 0.4)} ${n(size * 0.4)} 0 0Z`,
      m.tone(mix(JADE, RICE, 0.45)),
    ),
    fill(`M0 0H${n(size)}Q${n(size * 0.4)} ${n(size * 0.4)} 0 0Z`, m.dark(mix(JADE, RICE, 0.4))),
  )
}

const chilli = (m: Mood, x: number, y: number): string =>
  disc(x, y, 16, m.tone(VERMILION)) + disc(x, y, 7, m.lit(mix(PAPER, TURMERIC, 0.3)))

function bowl(m: Mood, rnd: Random): string {
  const beef = mix(LOTUS, VERMILION, 0.3)
  const meat = (x: number, y: number, turn: number): string =>
    group(
      `transform="translate(${x} ${y})rotate(${turn})"`,
      fill("M-92 8Q-70 -42 0 -38T92 4Q70 40 0 36T-92 8Z", m.dark(beef)),
      fill("M-88 0Q-66 -46 0 -42T88 -4Q66 30 0 28T-88 0Z", m.tone(beef)),
      line("M-56 -8Q0 -30 54 -6M-40 10Q0 -4 40 10", m.lit(mix(beef, PAPER, 0.4)), 5),
    )
  const onions = Array.from({ length: 15 }, () => {
    const [x, y] = [rnd.jitter(230), rnd.jitter(74)]
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="13" ry="9" fill="none" stroke="${m.lit(mix(RICE, PAPER, 0.2))}" stroke-width="6"/>`
  })
  return [
    oval(30, 344, 300, 44, m.dark(INK), 'opacity=".4"'),
    fill("M-440 0Q-420 260 -170 332H170Q420 260 440 0Z", m.lit(PAPER)),
    fill("M120 332H170Q420 260 440 0H300Q290 220 120 332Z", m.dark(MIST)),
    line("M-414 90Q0 240 414 90", m.tone(INDIGO), 20),
    line("M-392 140Q0 284 392 140", m.tone(INDIGO), 7),
    oval(0, 0, 440, 150, m.lit(PAPER)),
    oval(0, 6, 402, 128, m.dark(mix(MIST, PAPER, 0.3))),
    inside(
      "broth",
      "M-386 14A386 118 0 0 1 386 14A386 118 0 0 1 -386 14Z",
      rect(-400, -120, 800, 280, m.tone(BROTH)),
      noodles(m),
      meat(-130, -30, -8),
      meat(90, -44, 12),
      meat(10, 52, -4),
      onions.join(""),
      leaf(m, 170, 30, 130, -24),
      leaf(m, 190, 44, 110, 14),
      leaf(m, -250, 40, 100, 20),
      chilli(m, -60, 84),
      chilli(m, 250, -20),
      chilli(m, -240, -40),
    ),
    line("M-520 110L260 -170", m.dark(mix(VERMILION, INK, 0.4)), 18, 'stroke-linecap="round"'),
    line("M-500 150L330 -150", m.tone(mix(VERMILION, INK, 0.2)), 18, 'stroke-linecap="round"'),
  ].join("")
}

function herbs(m: Mood): string {
  const leaves = steps(-150, 150, 9).map((x, i) => leaf(m, x * 0.7, -14 - (i % 3) * 22, 118, i % 2 ? -30 : 204))
  const lime = (x: number, y: number): string =>
    disc(x, y, 40, m.dark(mix(RICE, JADE, 0.3))) +
    disc(x, y - 4, 36, m.lit(mix(RICE, PAPER, 0.4))) +
    line(
      `M${x - 30} ${y - 4}h60M${x} ${y - 34}v60M${x - 20} ${y - 24}l40 40M${x + 20} ${y - 24}l-40 40`,
      m.tone(RICE),
      4,
    )
  return [
    oval(14, 26, 226, 50, m.dark(INK), 'opacity=".35"'),
    oval(0, 10, 220, 56, m.tone(MIST)),
    oval(0, 2, 196, 44, m.lit(PAPER)),
    ...leaves,
    lime(110, 0),
    chilli(m, -120, 26),
    chilli(m, -80, 34),
  ].join("")
}

function kitchen({ m, by }: Stage): string {
  const steel = mix(MIST, INK, 0.3)
  const steam = (x: number, tall: number): string =>
    `M${x} 470Q${x - 50} ${470 - tall * 0.4} ${x} ${470 - tall * 0.6}T${x} ${470 - tall}`
  return [
    rect(0, 0, 2000, 700, m.tone(mix(JADE, MIST, by(0.5, 0.4, 0.2)))),
    line(
      steps(0, 700, 11)
        .map((y) => `M0 ${n(y)}H2000`)
        .join("") +
        steps(0, 2000, 24)
          .map((x) => `M${n(x)} 0V700`)
          .join(""),
      m.lit(PAPER),
      3,
      'opacity=".3"',
    ),
    rect(0, 0, 2000, 120, m.dark(mix(INK, VERMILION, 0.3))),
    put(1330, 826, 1.15, standing(m, { shirt: TURMERIC, head: "straw" })),
    rect(420, 560, 1160, 180, m.tone(mix(TURMERIC, INK, 0.4))),
    rect(400, 540, 1200, 26, m.lit(steel)),
    fill("M660 430H1040L1020 540H680Z", m.dark(steel)),
    oval(850, 430, 190, 30, m.lit(steel)),
    oval(850, 432, 168, 22, m.tone(BROTH)),
    line(steam(780, 300) + steam(860, 380) + steam(940, 280), m.lit(PAPER), 26, 'opacity=".4" stroke-linecap="round"'),
    [520, 1480].map((x, i) => lantern(m, x, 220, 62, i ? TURMERIC : VERMILION, i)).join(""),
  ].join("")
}

export const scene: Scene = {
  frame: { wide: 340, tall: 410 },
  skies: {
    dawn: { hour: "saffron", x: 600, y: 300, r: 90 },
    day: { hour: "paper", x: 600, y: 300, r: 90 },
    dusk: { hour: "turmeric", x: 600, y: 300, r: 90 },
  },
  ground: BROTH,
  draw(stage) {
    const { m, rnd } = stage
    const near = close(m)
    const wood = mix(mix(INK, VERMILION, 0.4), TURMERIC, 0.24)
    return [
      kitchen(stage),
      rect(0, 720, 2000, 800, m.tone(wood)),
      line(
        steps(-700, 2700, 12)
          .map((x) => `M${n(1000 + (x - 1000) * 0.5)} 720L${n(x)} 1500`)
          .join(""),
        m.dark(wood),
        6,
        'opacity=".6"',
      ),
      rect(0, 712, 2000, 16, m.lit(mix(wood, TURMERIC, 0.4))),
      put(1560, 900, 1.1, herbs(near)),
      put(500, 960, 1.7, teacup(m)),
      put(1000, 1010, 1.12, bowl(near, rnd)),
      line(
        "M900 850Q840 740 900 660T890 520M1060 840Q1120 730 1060 650T1080 500",
        m.lit(PAPER),
        22,
        'opacity=".35" stroke-linecap="round"',
      ),
    ]
  },
}
