import type { CSSProperties } from "react"
import { brandProperties, contrast, fill } from "#lib/color/color.ts"
import { Button } from "#site/ui/button.tsx"
import { samples } from "./styleguide-messages.ts"
import { Chapter, type Draw, Sample } from "./styleguide-sample.tsx"

const TOKENS = [
  "paper",
  "sheet",
  "ink",
  "soft",
  "jade",
  "vermilion",
  "turmeric",
  "indigo",
  "lotus",
  "rice",
  "mist",
  "field",
  "hairline",
]
const CHOSEN = ["#0B5D57", "#3B82F6", "#C23B22", "#FACC15", "#F5F5F4", "#808080", "#111827"]

export function Foundations() {
  return (
    <Chapter id="foundations" title="Colour and type">
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5 lg:grid-cols-7">
        {TOKENS.map((name) => (
          <li key={name} className="text-sm">
            <span
              className="block h-16 rounded-image border border-hairline"
              style={{ background: `var(--color-${name})` }}
            />
            {name}
          </li>
        ))}
      </ul>
      <BrandColours />
      <Sample title="Type" note="Bricolage Grotesque for headings and prices, Plus Jakarta Sans for text.">
        {Type}
      </Sample>
    </Chapter>
  )
}

function BrandColours() {
  return (
    <section className="py-8">
      <h3 className="text-xl font-bold">Brand colour as staff may set it</h3>
      <p className="mt-1 max-w-[48em] text-sm text-soft">
        Text on it keeps at least 4.5:1, its edge at least 3:1, whatever the colour (lib/color/color.ts).
      </p>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {CHOSEN.map((color) => {
          const { background, text } = fill(color)
          return (
            <li key={color} style={brandProperties(color) as CSSProperties} className="panel p-4">
              <Button className="w-full">{color}</Button>
              <p className="mt-2 text-sm">
                <span className="text-link">{background}</span> {contrast(background, text).toFixed(1)}:1
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const Type: Draw = (t) => (
  <>
    <p className="font-display text-5xl font-bold">{t(samples.heading)}</p>
    <p className="mt-4 font-display text-3xl font-bold">{t(samples.heading)}</p>
    <p className="mt-4 font-display text-xl font-bold">{t(samples.heading)}</p>
    <p className="mt-4 text-lg text-soft">{t(samples.body)}</p>
    <p className="mt-2">{t(samples.body)}</p>
    <p className="mt-2 text-sm">{t(samples.body)}</p>
    <p className="stamp mt-3 text-vermilion">{t(samples.place)}</p>
  </>
)
