import { INDIGO, INK, MIST, mix, PAPER, TURMERIC, VERMILION } from "../kit/colour.ts"
import { close, type Mood } from "../kit/mood.ts"
import { disc, fill, line, n, rect, steps } from "../kit/path.ts"
import { hat } from "../kit/people.ts"
import { FACE } from "./figures.ts"

/* Riders that are seen close by, facing left, their wheels on the origin. */

const ROUND = 'stroke-linecap="round" stroke-linejoin="round"'

function spokedWheel(m: Mood, x: number, r: number, tyre: number): string {
  const spokes = steps(0, Math.PI * (11 / 6), 12).map(
    (a) => `M${n(x)} ${-r}L${n(x + Math.cos(a) * r)} ${n(-r + Math.sin(a) * r)}`,
  )
  return (
    line(spokes.join(""), m.tone(mix(MIST, INK, 0.2)), 2.5) +
    `<circle cx="${x}" cy="${-r}" r="${r - tyre / 2}" fill="none" stroke="${m.dark(INK)}" stroke-width="${tyre}"/>` +
    disc(x, -r, 10, m.dark(INK))
  )
}

/** A cyclist upright on a town bicycle, 420 tall. */
export function cyclist(mood: Mood, shirt: string, bike: string, head: "straw" | "helmet" = "straw"): string {
  const m = close(mood)
  return [
    spokedWheel(m, -132, 86, 11),
    spokedWheel(m, 132, 86, 11),
    line("M132 -86L52 -206L10 -86M52 -206L62 -236", m.tone(bike), 12, ROUND),
    line("M10 -100L44 -150L8 -60M8 -60h26", m.dark(INK), 34, ROUND),
    line("M132 -86H10L-88 -214M52 -206L-84 -206M-132 -86L-84 -230", m.tone(bike), 12, ROUND),
    line("M-84 -230L-92 -262L-62 -268", m.dark(INK), 11, ROUND),
    rect(30, -248, 74, 16, m.dark(INK), 'rx="8"'),
    fill("M-180 -250h84l-12 62h-60z", m.tone(mix(TURMERIC, INK, 0.24))),
    line("M-180 -236h80M-176 -218h74", m.dark(mix(TURMERIC, INK, 0.3)), 4),
    line("M58 -246L-26 -226L-12 -100", m.tone(mix(INDIGO, INK, 0.3)), 40, ROUND),
    fill("M-44 -96h58v20h-66q-6 -12 8 -20z", m.dark(INK)),
    fill("M26 -238H92Q104 -330 56 -378Q18 -392 -2 -370Q-6 -310 26 -238Z", m.tone(shirt)),
    fill("M52 -380Q104 -330 92 -238H66Q80 -320 52 -380Z", m.dark(shirt), 'opacity=".6"'),
    line("M20 -352L-12 -300", m.dark(shirt), 30, ROUND),
    line("M-14 -298L-62 -268", m.tone(FACE), 18, ROUND),
    rect(6, -408, 22, 32, m.dark(FACE)),
    disc(12, -424, 31, m.tone(FACE)),
    head === "straw"
      ? hat(m, 12, -430, 132)
      : fill("M-24 -428Q-20 -466 14 -466T46 -420Q10 -438 -24 -428Z", m.tone(VERMILION)),
  ].join("")
}

function biker(m: Mood, x: number, y: number, coat: string, helmet: string): string {
  return [
    fill(
      `M${x - 30} ${y - 4}H${x + 58}Q${x + 70} ${y - 110} ${x + 24} ${y - 154}Q${x - 14} ${y - 166} ${x - 38} ${y - 142}Q${x - 46} ${y - 70} ${x - 30} ${y - 4}Z`,
      m.tone(coat),
    ),
    fill(
      `M${x + 20} ${y - 156}Q${x + 70} ${y - 110} ${x + 58} ${y - 4}H${x + 26}Q${x + 40} ${y - 96} ${x + 20} ${y - 156}Z`,
      m.dark(coat),
      'opacity=".6"',
    ),
    rect(x - 22, y - 182, 26, 30, m.dark(FACE)),
    disc(x - 16, y - 198, 34, m.tone(FACE)),
    fill(
      `M${x - 56} ${y - 200}Q${x - 52} ${y - 246} ${x - 12} ${y - 246}T${x + 28} ${y - 184}Q${x + 10} ${y - 172} ${x + 4} ${y - 204}Z`,
      m.tone(helmet),
    ),
    fill(
      `M${x - 56} ${y - 200}L${x + 4} ${y - 204}L${x - 2} ${y - 186}Q${x - 30} ${y - 184} ${x - 56} ${y - 190}Z`,
      m.dark(mix(INK, MIST, 0.2)),
      'opacity=".85"',
    ),
  ].join("")
}

/** A trail motorbike with its rider, a guest behind and bags on the rack, 620 long. */
export function motorbike(mood: Mood, paint: string): string {
  const m = close(mood)
  const metal = m.tone(mix(MIST, INK, 0.3))
  return [
    m.night > 0.5 ? fill("M-226 -290L-800 -360V-120Z", TURMERIC, 'opacity=".2"') : "",
    line("M60 -96L236 -98", metal, 20, ROUND),
    spokedWheel(m, -232, 100, 28),
    spokedWheel(m, 214, 100, 28),
    rect(212, -330, 112, 96, m.tone(mix(TURMERIC, INK, 0.3)), 'rx="14"'),
    rect(226, -396, 92, 62, m.tone(INDIGO), 'rx="22"'),
    line("M212 -286H324M250 -330V-234M288 -330V-234", m.dark(INK), 6),
    line("M150 -228L300 -224L330 -232", metal, 12, ROUND),
    biker(m, 110, -226, mix(VERMILION, TURMERIC, 0.2), PAPER),
    line("M130 -232L36 -210L58 -112", m.dark(mix(INDIGO, INK, 0.2)), 44, ROUND),
    line("M-232 -100L-166 -300", metal, 18, ROUND),
    line("M214 -100L70 -120M214 -100L150 -210", m.dark(INK), 16, ROUND),
    fill("M-120 -120H86L100 -84Q40 -56 -60 -62Q-110 -76 -120 -120Z", m.dark(INK)),
    disc(-30, -112, 46, metal),
    disc(-30, -112, 26, m.dark(INK)),
    fill("M-190 -262Q-150 -300 -70 -282L10 -226H250L234 -196H30L-40 -160H-124Z", m.tone(paint)),
    fill("M-124 -160H-40L30 -196H234L224 -180H40L-30 -140H-112Z", m.dark(paint)),
    fill("M-2 -240Q80 -250 240 -244L250 -222H10Z", m.dark(mix(INK, "#000000", 0.2))),
    biker(m, -6, -230, mix(INDIGO, INK, 0.1), VERMILION),
    line("M10 -232L-88 -206L-62 -104", m.dark(INK), 46, ROUND),
    fill("M-104 -104h58v22h-72q-4 -14 14 -22z", m.dark(mix(INK, "#000000", 0.3))),
    line("M-20 -350L-80 -298", m.dark(mix(INDIGO, INK, 0.1)), 36, ROUND),
    line("M-80 -298L-150 -312", m.dark(mix(INDIGO, INK, 0.1)), 28, ROUND),
    line("M-166 -300L-150 -316M-166 -300L-186 -330", m.dark(INK), 12, ROUND),
    disc(-184, -350, 17, metal),
    fill("M-232 -310h40v58h-30q-22 -28 -10 -58z", m.night > 0.5 ? mix(PAPER, TURMERIC, 0.3) : m.lit(PAPER)),
    fill("M-300 -176Q-250 -226 -180 -196L-186 -180Q-250 -200 -292 -168Z", m.tone(paint)),
  ].join("")
}
