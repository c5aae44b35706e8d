import { Typography } from "@mui/material"
import { NumberInput, SelectInput, useTranslate } from "react-admin"
import { useFormContext, useWatch } from "react-hook-form"
import { TransferQuoteCard } from "#office/bookings/quote/transfer-quote-card.tsx"
import { ChoicesInput } from "#office/catalogue/choices-input.tsx"
import { BesideQuote, PersonPriceInputs } from "#office/catalogue/common-inputs.tsx"
import { CurrencyInput } from "#office/catalogue/currency-input.tsx"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { FieldMessage } from "#office/ui/content/field-message.tsx"
import { ItemsInput } from "#office/ui/content/items-input.tsx"
import { choicesOf } from "#office/ui/fields/choices.ts"
import { MoneyInput } from "#office/ui/fields/money-field.tsx"
import { RadioField } from "#office/ui/fields/select-field.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { Row } from "#office/ui/row.tsx"
import { type ListedVehicle, useVehicles } from "../use-vehicles.ts"

const SURCHARGES = ["night", "childSeat", "extraStop", "waitingHour", "nameSign"]

/** Prices by the vehicle or by the seat and surcharges, beside what an example party pays. */
export function TransferPriceInputs() {
  const translate = useTranslate()
  const vehicles = useVehicles()
  return (
    <BesideQuote quote={<TransferQuoteCard vehicles={vehicles} />}>
      <SaleInput />
      <FieldMessage source="pricing" />
      <PriceInputs vehicles={vehicles} />
      <Typography sx={{ fontWeight: 600, mt: 2 }}>{translate("transfers.surcharges")}</Typography>
      <Hint>{translate("transfers.surchargeHint")}</Hint>
      <Row>
        {SURCHARGES.map((name) => (
          <MoneyInput key={name} source={`priceRules.${name}`} />
        ))}
        <NumberInput source="priceRules.returnPercent" min={1} max={200} helperText="transfers.returnHint" />
        <NumberInput source="freeWaitingMinutes" min={0} max={1440} helperText="transfers.freeWaitingHint" />
      </Row>
      <ChoicesInput />
    </BesideQuote>
  )
}

/** Whether a transfer is sold by the vehicle or by the seat. Prices of the other way stay until the form is left. */
function SaleInput() {
  const { setValue } = useFormContext()
  const vehicles = useWatch({ name: "pricing.vehicles" })
  return (
    <RadioField
      label="transfers.sold"
      choices={choicesOf(["perTrip", "perPerson"], "transfers")}
      value={vehicles ? "perTrip" : "perPerson"}
      onChange={(way) => setValue("pricing.vehicles", way === "perTrip" ? [] : null, { shouldDirty: true })}
    />
  )
}

function PriceInputs({ vehicles }: { vehicles: ListedVehicle[] }) {
  const { localized } = useWords()
  const perTrip = useWatch({ name: "pricing.vehicles" })
  if (!perTrip) return <PersonPriceInputs />
  return (
    <>
      <CurrencyInput />
      <ItemsInput
        source="pricing.vehicles"
        inline
        disableReordering
        add="transfers.addVehicle"
        item={{ code: null, price: null }}
      >
        <SelectInput
          source="code"
          label="transfers.vehicle"
          choices={vehicles.map(({ code, name }) => ({ id: code, name: localized(name) }))}
          translateChoice={false}
        />
        <MoneyInput source="price" label="transfers.tripPrice" />
      </ItemsInput>
    </>
  )
}
