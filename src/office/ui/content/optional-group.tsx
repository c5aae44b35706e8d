import { Box, FormControlLabel, Switch } from "@mui/material"
import type { ReactNode } from "react"
import { useSourceContext, useTranslate } from "react-admin"
import { useFormContext, useWatch } from "react-hook-form"

type Props = { source: string; label: string; initial: object; children: ReactNode }

/** A part of a form that may be switched off: then its value is null. */
export function OptionalGroup({ source, label, initial, children }: Props) {
  const translate = useTranslate()
  const { getSource } = useSourceContext()
  const { setValue } = useFormContext()
  const name = getSource(source)
  const isOn = useWatch({ name }) != null
  return (
    <Box sx={{ width: 1 }}>
      <FormControlLabel
        control={
          <Switch
            checked={isOn}
            onChange={(_, on) => setValue(name, on ? structuredClone(initial) : null, { shouldDirty: true })}
          />
        }
        label={translate(label)}
      />
      {isOn && <Box sx={{ pl: 2, mb: 1, borderLeft: 2, borderColor: "divider" }}>{children}</Box>}
    </Box>
  )
}
