import { Box, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from "@mui/material"
import { useId } from "react"
import { NumberInput, SelectInput, useTranslate } from "react-admin"
import { useFormContext, useWatch } from "react-hook-form"
import { TransferQuoteCard } from "#features/bookings/staff/quote/transfer-quote-card.tsx"
import { ChoicesInput } from "#features/catalogue/staff/choices-input.tsx"
import { PersonPriceInputs, Row } from "#features/catalogue/staff/common-inputs.tsx"
import { CurrencyInput } from "#features/catalogue/staff/currency-input.tsx"
import { useWords } from "#staff/hooks/use-words.ts"
import { FieldMessage } from "#staff/ui/content/field-message.tsx"
import { ItemsInput } from "#staff/ui/content/items-input.tsx"
import { MoneyInput } from "#staff/ui/fields/money-field.tsx"
import { Hint } from "#staff/ui/hint.tsx"
import { type ListedVehicle, useVehicles } from "../use-vehicles.ts"

const SURCHARGES = ["night", "childSeat", "extraStop", "waitingHour", "nameSign"]

/** Prices by the vehicle or by the seat and surcharges, beside what an example party pays. */
export function TransferPriceInputs() {
  const translate = useTranslate()
  const vehicles = useVehicles()
  return (
    <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 320px" } }}>
      <div>
        <SaleInput />
        <FieldMessage source="pricing" />
        <PriceInputs vehicles={vehicles} />
        <Typography sx={{ fontWeight: 600, mt: 2 }}>{translate("transfers.surcharges")}</Typography>
        <Hint>{translate("transfers.surchargeHint")}</Hint>
        <Row>
          {SURCHARGES.map((name) => (
            <MoneyInput key={name} source={`priceRules.${name}`} label={`content.fields.${name}`} />
          ))}
          <NumberInput
            source="priceRules.returnPercent"
            label="content.fields.returnPercent"
            min={1}
            max={200}
            helperText="transfers.returnHint"
          />
          <NumberInput
            source="freeWaitingMinutes"
            label="content.fields.freeWaitingMinutes"
            min={0}
            max={1440}
            helperText="transfers.freeWaitingHint"
          />
        </Row>
        <ChoicesInput />
      </div>
      <TransferQuoteCard vehicles={vehicles} />
    </Box>
  )
}

/** Whether a transfer is sold by the vehicle or by the seat. Prices of the other way stay until the form is left. */
function SaleInput() {
  const translate = useTranslate()
  const labelId = useId()
  const { setValue } = useFormContext()
  const vehicles = useWatch({ name: "pricing.vehicles" })
  return (
    <>
      <FormLabel id={labelId}>{translate("transfers.sold")}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={labelId}
        value={vehicles ? "perTrip" : "perPerson"}
        onChange={(event) =>
          setValue("pricing.vehicles", event.target.value === "perTrip" ? [] : null, { shouldDirty: true })
        }
      >
        {["perTrip", "perPerson"].map((name) => (
          <FormControlLabel key={name} value={name} control={<Radio />} label={translate(`transfers.${name}`)} />
        ))}
      </RadioGroup>
    </>
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
        label="content.fields.vehicles"
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
