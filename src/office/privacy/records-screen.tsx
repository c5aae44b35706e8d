import { Typography } from "@mui/material"
import type * as z from "zod"
import type * as shapes from "#domain/privacy/shapes.server.ts"
import { DEFAULT_SETTINGS, type Settings } from "#domain/settings/settings.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { Sheet } from "#office/departures/page/sheet.tsx"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { Facts } from "#office/ui/facts.tsx"

type PersonalDataRecord = z.infer<typeof shapes.record>

const COLUMNS = ["name", "data", "why", "kept", "erased"] as const

/** What is stored about people, where, why and how long: on paper, in the language of the back office. */
export default function RecordsScreen() {
  const { translate, localized } = useWords()
  const { data: records, error } = useApi<PersonalDataRecord[]>("/privacy/records")
  const { data: settings = DEFAULT_SETTINGS } = useApi<Settings>("/settings")
  const { legalName, companyName, taxCode, legalRepresentative, address, phone, email } = settings
  return (
    <Sheet back="/staff/retention" error={error} isLoaded={records !== undefined}>
      <Typography variant="h3" component="h1" sx={{ mb: 1 }}>
        {translate("privacy.record")}
      </Typography>
      <Facts
        facts={[
          [translate("privacy.controller"), legalName || localized(companyName)],
          [translate("privacy.taxCode"), taxCode],
          [translate("privacy.representative"), legalRepresentative],
          [translate("privacy.address"), localized(address)],
          [translate("privacy.phone"), phone],
          [translate("privacy.email"), email],
        ]}
      />
      {records && (
        <table>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {translate(`privacy.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {records.map((record) => (
              <RecordRow key={record.table} record={record} />
            ))}
          </tbody>
        </table>
      )}
      <Typography variant="body2" sx={{ mt: 2 }}>
        {translate("privacy.where")}
      </Typography>
    </Sheet>
  )
}

function RecordRow({ record }: { record: PersonalDataRecord }) {
  const { translate, localized } = useWords()
  const { name, why, days, kept, networkDays, data, erased } = record
  const until = kept ? localized(kept) : translate("privacy.keptDays", { n: days })
  const networks = networkDays !== null && translate("privacy.networksKept", { n: networkDays })
  return (
    <tr>
      <th scope="row">{localized(name)}</th>
      <td>{data.map(localized).join(", ")}</td>
      <td>{localized(why)}</td>
      <td>{withDots(until, networks)}</td>
      <td>{translate(`privacy.erased.${erased}`)}</td>
    </tr>
  )
}
