import { Box, Table, TableBody, TableCell, TableRow, Typography } from "@mui/material"
import { useTranslate } from "react-admin"
import { fieldValues } from "#domain/pages/page-fields.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { Hint } from "#office/ui/hint.tsx"

/** Shows the fields that a text can hold, and what each says now. */
export function FieldList() {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { data: settings } = useApi<Settings>("/settings")
  if (!settings) return null
  return (
    <Box component="details" sx={{ width: 1, mt: 2 }}>
      <Box component="summary" sx={{ cursor: "pointer", fontWeight: 600, color: "primary.main", py: 1.25 }}>
        {translate("pages.fields")}
      </Box>
      <Hint>{translate("pages.fieldsHint")}</Hint>
      <Table size="small">
        <TableBody>
          {Object.entries(fieldValues(settings)).map(([name, value]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={{ verticalAlign: "top" }}>
                <code>{`{{${name}}}`}</code>
              </TableCell>
              <TableCell sx={{ overflowWrap: "anywhere" }}>
                {value[language] || (
                  <Typography component="span" variant="body2" color="text.secondary">
                    {translate("pages.fieldEmpty")}
                  </Typography>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
