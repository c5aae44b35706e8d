import { Typography, useMediaQuery } from "@mui/material"
import type { Theme } from "@mui/material/styles"
import { Datagrid, FunctionField, List, Pagination, SimpleList, TextInput, useTranslate } from "react-admin"
import type { PersonRow } from "#features/people/people.ts"
import { formatInstant } from "#i18n/format.ts"
import { useStaffLanguage } from "#staff/ui/use-language.ts"

type Row = PersonRow & { id: string }

const filters = [
  <TextInput key="search" source="search" alwaysOn resettable label="people.search" sx={{ minWidth: { sm: 320 } }} />,
]

/** Everybody who has booked, written or registered, the last in touch first. */
export default function PersonListScreen() {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down("md"))
  return (
    <List
      title="people.name"
      filters={filters}
      actions={false}
      perPage={25}
      pagination={<Pagination rowsPerPageOptions={[25, 50]} />}
      empty={false}
      exporter={false}
    >
      {isNarrow ? <Cards /> : <Table />}
    </List>
  )
}

function Nobody() {
  const translate = useTranslate()
  return (
    <Typography color="text.secondary" sx={{ p: 2 }}>
      {translate("people.empty")}
    </Typography>
  )
}

function Table() {
  const translate = useTranslate()
  const language = useStaffLanguage()
  return (
    <Datagrid rowClick="show" bulkActionButtons={false} empty={<Nobody />}>
      <FunctionField<Row> label="people.fields.name" render={({ name }) => name || translate("people.noName")} />
      <FunctionField<Row>
        label="people.fields.phone"
        sx={{ whiteSpace: "nowrap" }}
        render={({ phone }) => phone || translate("staff.none")}
      />
      <FunctionField<Row> label="people.fields.email" sx={{ overflowWrap: "anywhere" }} render={({ email }) => email} />
      <FunctionField<Row> label="people.fields.bookings" textAlign="right" render={({ bookings }) => bookings} />
      <FunctionField<Row> label="people.fields.enquiries" textAlign="right" render={({ enquiries }) => enquiries} />
      <FunctionField<Row>
        label="people.fields.lastContactAt"
        sx={{ whiteSpace: "nowrap" }}
        render={({ lastContactAt }) => formatInstant(lastContactAt, language)}
      />
    </Datagrid>
  )
}

function Cards() {
  const translate = useTranslate()
  return (
    <SimpleList<Row>
      rowClick="show"
      empty={<Nobody />}
      primaryText={({ name, email }) => name || email}
      secondaryText={({ phone, email, bookings, enquiries }) =>
        [phone || email, translate("people.counts", { bookings, enquiries })].join(" · ")
      }
      tertiaryText={() => null}
    />
  )
}
