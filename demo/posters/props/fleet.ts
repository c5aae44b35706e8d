import { INDIGO, INK, JADE, LOTUS, MIST, mix, PAPER, RICE, TURMERIC, VERMILION } from "../kit/colour.ts"
import { line, rect, steps } from "../kit/path.ts"
import type { Body } from "./cars.ts"

/** Four seats: a saloon. */
export const sedan: Body = {
  id: "sedan",
  paint: VERMILION,
  outline:
    "M-498 -76Q-508 -148 -446 -166Q-360 -188 -236 -196Q-116 -296 -10 -302Q90 -308 150 -290Q240 -262 322 -196Q440 -190 482 -164Q506 -148 504 -84Q504 -54 478 -50H-470Q-496 -52 -498 -76Z",
  glass: "M-196 -194Q-100 -276 -6 -284H24V-194ZM48 -284Q106 -286 146 -272Q208 -250 264 -194H48Z",
  seats: [
    { x: -92, y: -196, shirt: PAPER, head: "cap" },
    { x: 112, y: -196, shirt: TURMERIC, head: "bob" },
  ],
  heads: 0.72,
  wheels: [-318, 312, 74],
  waist: -112,
  headlamp: [-490, -136],
  tail: [482, -156],
  seams: "M36 -190V-64M-206 -190Q-214 -120 -196 -64M268 -190Q240 -150 226 -110M66 -164h36M-176 -164h36",
}

/** Seven seats: a tall family car. */
export const familyCar: Body = {
  id: "mpv",
  paint: mix(JADE, MIST, 0.14),
  outline:
    "M-488 -84Q-500 -176 -452 -208Q-400 -236 -300 -248Q-200 -364 -90 -378Q120 -398 330 -376Q432 -362 462 -262Q486 -220 488 -96Q488 -60 462 -58H-462Q-486 -60 -488 -84Z",
  glass:
    "M-262 -246Q-180 -346 -84 -358H-70V-246ZM-46 -360H118V-246H-46ZM142 -360Q240 -364 322 -354Q388 -344 416 -262L410 -246H142Z",
  seats: [
    { x: -150, y: -246, shirt: PAPER, head: "cap" },
    { x: 20, y: -246, shirt: TURMERIC, head: "bob" },
    { x: 86, y: -238, shirt: LOTUS, head: "hair" },
    { x: 226, y: -246, shirt: VERMILION, head: "hair" },
    { x: 318, y: -238, shirt: PAPER, head: "bob" },
  ],
  heads: 0.76,
  wheels: [-316, 302, 82],
  waist: -142,
  headlamp: [-482, -180],
  tail: [462, -246],
  seams:
    "M-58 -240V-76M130 -240Q136 -140 132 -76M-284 -240Q-290 -150 -276 -76M-40 -206h38M148 -206h38M-40 -384L330 -386",
}

/** Nine armchairs: a limousine van with a high roof and curtains. */
export const limousineVan: Body = {
  id: "limo",
  paint: mix(INK, INDIGO, 0.55),
  outline:
    "M-566 -96Q-580 -206 -532 -240Q-480 -268 -412 -282Q-340 -424 -250 -462Q-190 -484 -80 -486H500Q562 -484 568 -424L574 -104Q574 -68 542 -66H-536Q-564 -68 -566 -96Z",
  glass:
    "M-372 -282Q-310 -404 -236 -436H-206V-282ZM-176 -440H34V-268H-176ZM58 -440H284V-268H58ZM308 -440H508Q528 -438 530 -416V-268H308Z",
  seats: [
    { x: -276, y: -282, shirt: PAPER, head: "cap" },
    { x: -70, y: -262, shirt: TURMERIC, head: "bob" },
    { x: 170, y: -262, shirt: VERMILION, head: "hair" },
    { x: 420, y: -262, shirt: JADE, head: "bob" },
  ],
  heads: 0.84,
  wheels: [-378, 364, 84],
  waist: -164,
  headlamp: [-556, -210],
  tail: [552, -330],
  seams: "M-190 -262V-84M46 -262V-84M-390 -270Q-400 -170 -380 -84M-164 -232h44M2 -232h30",
  trim: (m) =>
    rect(-800, -246, 1600, 16, m.lit(TURMERIC)) +
    rect(-800, -222, 1600, 6, m.lit(TURMERIC)) +
    line("M-60 -470H460", m.dark(INK), 10),
}

const BUS_WINDOWS = steps(-300, 420, 5)

/** Sixteen seats: a flat-nosed minibus with a roof rack. */
export const sixteenSeater: Body = {
  id: "bus",
  paint: mix(PAPER, TURMERIC, 0.12),
  outline:
    "M-636 -96Q-646 -250 -620 -330Q-594 -452 -540 -480Q-500 -500 -420 -502H600Q644 -498 648 -440L652 -110Q652 -70 620 -68H-608Q-634 -70 -636 -96Z",
  glass: `M-598 -280Q-582 -400 -534 -440Q-500 -454 -420 -454V-280Z${BUS_WINDOWS.map((x) => `M${x - 84} -454H${x + 80}V-292H${x - 84}Z`).join("")}M520 -454H590Q612 -450 614 -420V-292H520Z`,
  seats: [
    { x: -500, y: -274, shirt: INDIGO, head: "cap" },
    ...BUS_WINDOWS.map((x, i) => ({
      x: x + (i % 2 ? 14 : -16),
      y: -276,
      shirt: [JADE, VERMILION, TURMERIC, INDIGO, LOTUS][i] ?? JADE,
      head: (i % 2 ? "hair" : "bob") as "hair" | "bob",
    })),
  ],
  heads: 0.8,
  wheels: [-420, 372, 86],
  waist: -150,
  headlamp: [-630, -196],
  tail: [626, -300],
  seams: "M-392 -484V-86M-204 -484V-86M-386 -220h30M-214 -220h-30",
  trim: (m) =>
    rect(-800, -262, 1600, 40, m.tone(VERMILION)) +
    rect(-800, -216, 1600, 12, m.tone(mix(RICE, JADE, 0.4))) +
    rect(-800, -100, 1600, 40, m.dark(INK)),
}
