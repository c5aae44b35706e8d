import AddIcon from "@mui/icons-material/Add"
import DeleteIcon from "@mui/icons-material/Delete"
import { Box, Button, FormHelperText, IconButton, TextField } from "@mui/material"
import { useTranslate } from "react-admin"

/** As typed. */
export type LoadDraft = { people: string; largeBags: string }

const MAX = 6

type Props = { loads: LoadDraft[]; change: (loads: LoadDraft[]) => void; errors: Record<string, string> }

/** Edits what a vehicle takes: rows of people and large bags. */
export function LoadsFields({ loads, change, errors }: Props) {
  const translate = useTranslate()
  const problem = errors.loads
  return (
    <Box component="fieldset" sx={{ m: 0, mt: 1, p: 0, border: 0 }}>
      <Box component="legend" sx={{ p: 0, fontWeight: 600 }}>
        {translate("vehicles.takes")}
      </Box>
      <FormHelperText error={Boolean(problem)} sx={{ mb: 1 }}>
        {problem ?? translate("vehicles.takesHint")}
      </FormHelperText>
      {loads.map((load, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
        <Box key={index} sx={{ display: "flex", gap: 1, alignItems: "flex-start" }}>
          {(["people", "largeBags"] as const).map((name) => (
            <TextField
              key={name}
              label={translate(`vehicles.${name}`)}
              type="number"
              required
              value={load[name]}
              onChange={({ target }) => change(loads.with(index, { ...load, [name]: target.value }))}
              error={Boolean(errors[`loads.${index}.${name}`])}
              helperText={errors[`loads.${index}.${name}`] ?? ""}
            />
          ))}
          <IconButton
            aria-label={translate("vehicles.removeLoad", { n: index + 1 })}
            disabled={loads.length === 1}
            onClick={() => change(loads.toSpliced(index, 1))}
            sx={{ mt: 1.5 }}
          >
            <DeleteIcon />
          </IconButton>
        </Box>
      ))}
      <Button
        size="small"
        variant="outlined"
        startIcon={<AddIcon />}
        disabled={loads.length === MAX}
        onClick={() => change([...loads, { people: "", largeBags: "" }])}
      >
        {translate("vehicles.addLoad")}
      </Button>
    </Box>
  )
}
