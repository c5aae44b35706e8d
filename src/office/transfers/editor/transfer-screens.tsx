import DirectionsCarIcon from "@mui/icons-material/DirectionsCar"
import { NumberInput, SelectInput } from "react-admin"
import type { PickupZone } from "#domain/catalogue/content.ts"
import { REGIONS, SERVICE_TYPES, VEHICLE_TYPES } from "#domain/categories/category.ts"
import { transferDefaults } from "#domain/transfers/staff/transfer-defaults.ts"
import { AIRPORT_ENDS, type Timetable, TRANSFER_TYPES, type TransferPriceRules } from "#domain/transfers/transfer.ts"
import { CatalogueList } from "#office/catalogue/catalogue-list.tsx"
import { CategoryInput } from "#office/catalogue/category-input.tsx"
import { withChoiceCodes, withCodes } from "#office/catalogue/codes.ts"
import { PlacesInput } from "#office/catalogue/common-inputs.tsx"
import {
  cancellationSection,
  NEW_CONTENT,
  picturesSection,
  publishSection,
  textsSection,
} from "#office/catalogue/content-sections.tsx"
import { PickupZonesInput } from "#office/catalogue/pickup-zones-input.tsx"
import { ActionButton } from "#office/ui/action-button.tsx"
import { BilingualInput } from "#office/ui/content/bilingual-input.tsx"
import { contentScreens } from "#office/ui/content/content-form.tsx"
import type { ContentKind } from "#office/ui/content/content-kind.ts"
import { FieldMessage } from "#office/ui/content/field-message.tsx"
import { OptionalGroup } from "#office/ui/content/optional-group.tsx"
import { choicesOf } from "#office/ui/fields/choices.ts"
import { Row } from "#office/ui/row.tsx"
import { TimetableInputs, withReadTimes } from "./timetable-inputs.tsx"
import { TransferPriceInputs } from "./transfer-price-inputs.tsx"

/** Transfers in the content kit. */
const transferKind: ContentKind = {
  resource: "transfers",
  pagePath: (slug) => `/transfer/${slug}`,
  hasPreview: true,
  hasArchive: true,
  nameField: "title",
  toEntry: ({ pickupZones, pricing, priceRules, timetable, ...values }) => ({
    ...values,
    ...(pricing !== undefined && { pricing: toPricing(pricing as Prices) }),
    ...(pickupZones !== undefined && { pickupZones: withCodes(pickupZones as PickupZone[]) }),
    ...(timetable !== undefined && { timetable: timetable && withReadTimes(timetable as Timetable) }),
    ...(priceRules !== undefined && { priceRules: withChoiceCodes(priceRules as TransferPriceRules) }),
  }),
}

export const transferScreens = contentScreens({
  kind: transferKind,
  sections: [
    {
      id: "basics",
      title: "content.form.basics",
      fields: ["title", "name", "location", "category", "type", "serviceType", "vehicleType", "region"],
      content: <BasicInputs />,
    },
    {
      id: "route",
      title: "transfers.routeSection",
      fields: ["from", "to", "route", "distance", "duration", "airport", "meetingPoint", "pickupZones", "places"],
      content: <RouteInputs />,
    },
    {
      id: "timetable",
      title: "transfers.timetableSection",
      fields: ["timetable", "namesRequired"],
      content: <TimetableInputs />,
    },
    textsSection("luggage", <BilingualInput source="luggage" multiline maxLength={1000} />),
    {
      id: "prices",
      title: "content.form.prices",
      fields: ["pricing", "priceRules", "freeWaitingMinutes"],
      content: <TransferPriceInputs />,
    },
    cancellationSection("content.form.cancellationTrip"),
    picturesSection("transfers"),
    publishSection(transferKind, <NumberInput source="rating" min={0} max={5} step={0.1} />, "rating"),
  ],
  defaults: {
    ...transferDefaults,
    ...NEW_CONTENT,
    type: "airport",
    serviceType: "private",
    vehicleType: "car",
    region: "north",
    duration: 45,
    pricing: { vehicles: [], currency: "USD" },
  },
  list: TransferList,
})

function ChoiceInput({ source, ids, texts }: { source: string; ids: readonly string[]; texts: string }) {
  return <SelectInput source={source} choices={choicesOf(ids, `transfers.${texts}`)} isRequired />
}

function BasicInputs() {
  return (
    <>
      <BilingualInput source="title" isRequired maxLength={160} />
      <BilingualInput source="name" label="content.fields.shortName" maxLength={120} />
      <BilingualInput source="location" isRequired maxLength={160} />
      <Row>
        <CategoryInput source="category" resource="transferCategories" isRequired />
        <ChoiceInput source="type" ids={TRANSFER_TYPES} texts="types" />
        <ChoiceInput source="region" ids={REGIONS} texts="regions" />
        <ChoiceInput source="serviceType" ids={SERVICE_TYPES} texts="services" />
        <ChoiceInput source="vehicleType" ids={VEHICLE_TYPES} texts="vehicleTypes" />
      </Row>
    </>
  )
}

function RouteInputs() {
  return (
    <>
      <BilingualInput source="from" isRequired maxLength={160} />
      <BilingualInput source="to" isRequired maxLength={160} />
      <Row columns={2}>
        <NumberInput source="duration" label="content.fields.durationMinutes" min={1} isRequired />
        <NumberInput source="distance" min={0} />
      </Row>
      <OptionalGroup source="airport" label="transfers.airportOn" initial={{ end: "from", checkInMinutes: 120 }}>
        <Row columns={2}>
          <ChoiceInput source="airport.end" ids={AIRPORT_ENDS} texts="ends" />
          <NumberInput source="airport.checkInMinutes" min={0} max={600} />
        </Row>
      </OptionalGroup>
      <FieldMessage source="airport" />
      <BilingualInput source="route" maxLength={300} helperText="transfers.routeHint" />
      <BilingualInput source="meetingPoint" multiline maxLength={1000} />
      <PickupZonesInput />
      <PlacesInput helperText="transfers.placesHint" />
    </>
  )
}

type Prices = { vehicles?: object[] | null; adult?: number | null; child?: number | null; currency: string }

/** A transfer is sold by the vehicle or by the seat, never both. */
function toPricing({ vehicles, adult, child, currency }: Prices) {
  return vehicles ? { vehicles, currency } : { adult, child: child ?? null, currency }
}

function TransferList() {
  return (
    <CatalogueList kind={transferKind} categories="/transfer-categories">
      <ActionButton label="transfers.toVehicles" to="/staff/vehicles" startIcon={<DirectionsCarIcon />} />
    </CatalogueList>
  )
}
