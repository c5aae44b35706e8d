import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from "@mui/material"
import { useTranslate } from "react-admin"
import type { AccountDay } from "#domain/bank-statements/bank-statement.ts"
import { formatDate, formatPrice } from "#i18n/format.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { Hint } from "#office/ui/hint.tsx"

const HEADS = ["day", "account", "in", "out", "assigned", "open"] as const

/** What came and went by account and day, in the last three months. */
export function DaysDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { data: days } = useApi<AccountDay[]>("/bank-statements/days")
  return (
    <FormDialog title="bankStatements.days.title" onClose={onClose} maxWidth="md">
      {days?.length === 0 && <Hint>{translate("bankStatements.days.none")}</Hint>}
      <TableContainer>
        <Table size="small">
          <TableHead>
            <TableRow>
              {HEADS.map((name) => (
                <TableCell key={name} align={name === "day" || name === "account" ? "left" : "right"}>
                  {translate(`bankStatements.days.${name}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {(days ?? []).map(({ account, day, open, ...sums }) => (
              <TableRow key={`${day} ${account.bin} ${account.accountNumber}`}>
                <TableCell sx={{ whiteSpace: "nowrap" }}>{formatDate(day, language, "short")}</TableCell>
                <TableCell>{`${account.bank} ${account.accountNumber}`}</TableCell>
                {(["in", "out", "assigned"] as const).map((name) => (
                  <TableCell key={name} align="right" sx={{ whiteSpace: "nowrap" }}>
                    {formatPrice(sums[name], account.currency, language)}
                  </TableCell>
                ))}
                <TableCell align="right">{open}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </FormDialog>
  )
}
