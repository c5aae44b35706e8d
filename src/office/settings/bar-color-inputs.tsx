import { Box, FormControlLabel, Switch } from "@mui/material"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { useTranslate } from "react-admin"
import { useFormContext, useFormState, useWatch } from "react-hook-form"
import { DEFAULT_SETTINGS } from "#domain/settings/settings.ts"
import { type BarColors, barColors } from "#lib/color/color.ts"
import { isEqual } from "#lib/data/changed-fields.ts"
import { pick } from "#lib/data/pick.ts"
import { Hint } from "#office/ui/hint.tsx"
import { isColor } from "./contrast-words.ts"

const BARS = ["topBar", "footer"] as const

/** Whether the bars have the colours that follow from the brand's, or those that a new company starts with. */
function areFollowing({ primaryColor, ...bars }: Theme): boolean {
  const written = (of: BarColors) =>
    JSON.stringify(BARS.map((bar) => Object.entries(of[bar]).toSorted(([a], [b]) => (a < b ? -1 : 1)))).toUpperCase()
  return [barColors(primaryColor), DEFAULT_SETTINGS].some((known) => written(known) === written(bars))
}

type Theme = BarColors & { primaryColor: string }

/** The colours of the bars: they follow the brand's until staff choose them. What was chosen comes back with the switch. */
export function BarColorInputs({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  const { getValues, setValue } = useFormContext<Theme>()
  const { defaultValues } = useFormState<Theme>()
  const stored = defaultValues as Theme
  const brand = useWatch<Theme, "primaryColor">({ name: "primaryColor" })
  const [isOwn, setOwn] = useState(() => !areFollowing(stored))
  const chosen = useRef<BarColors>(undefined)
  const set = (bars: BarColors) => {
    for (const bar of BARS) if (!isEqual(getValues(bar), bars[bar])) setValue(bar, bars[bar], { shouldDirty: true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bars follow when another colour is chosen
  useEffect(() => {
    if (isOwn || !isColor(brand)) return
    set(brand === stored.primaryColor && areFollowing(stored) ? stored : barColors(brand))
  }, [brand])
  const toggle = (own: boolean) => {
    setOwn(own)
    if (own) {
      if (chosen.current) set(chosen.current)
      return
    }
    chosen.current = structuredClone(pick(getValues(), ...BARS))
    if (isColor(brand)) set(barColors(brand))
  }
  return (
    <Box sx={{ mt: 1 }}>
      <FormControlLabel
        control={<Switch checked={isOwn} onChange={(_, own) => toggle(own)} />}
        label={translate("settings.moreColors")}
      />
      {isOwn ? children : <Hint>{translate("settings.barsFollow")}</Hint>}
    </Box>
  )
}
