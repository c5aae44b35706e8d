import type { Transfer } from "#features/transfers/transfer.ts"
import { describeLoads } from "#features/transfers/vehicle.ts"
import { useTranslate } from "#i18n/language.tsx"
import { Price } from "#ui/price.tsx"
import { VehicleDrawing } from "#ui/vehicle-drawing.tsx"
import { pageMessages as texts } from "./messages.ts"

export function VehicleTable({ transfer: { category, vehicles, pricing } }: { transfer: Transfer }) {
  const t = useTranslate()
  if (vehicles.length === 0) return null
  return (
    <section className="mt-12">
      <h2 className="text-2xl font-bold">{t(texts.vehicles)}</h2>
      <div className="mt-4 overflow-x-auto">
        <table className="w-full border-t border-hairline text-left text-sm sm:text-base">
          <thead className="align-bottom text-sm text-soft">
            <tr className="border-b border-hairline">
              {[texts.vehicle, texts.takes].map((head) => (
                <th key={head.en} scope="col" className="py-2 pr-3 font-normal">
                  {t(head)}
                </th>
              ))}
              <th scope="col" className="py-2 text-right font-normal">
                {t(texts.perTrip)}
              </th>
            </tr>
          </thead>
          <tbody>
            {vehicles.map(({ code, name, seats, loads, price }) => (
              <tr key={code} className="border-b border-hairline">
                <th scope="row" className="min-w-22 py-3 pr-3 font-semibold">
                  <VehicleDrawing type={category.vehicleType} seats={seats} className="block text-soft" />
                  {t(name)}
                </th>
                <td className="py-3 pr-3">{t(describeLoads(loads))}</td>
                <td className="py-3 text-right">
                  <Price amount={price} currency={pricing.currency} other="below" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
