import type { Scene } from "../kit/stage.ts"
import { scene as daLat } from "./da-lat.ts"
import { scene as daNang } from "./da-nang.ts"
import { scene as haGiang } from "./ha-giang.ts"
import { scene as haLong } from "./ha-long.ts"
import { scene as hanoi } from "./hanoi.ts"
import { scene as hoiAn } from "./hoi-an.ts"
import { scene as hue } from "./hue.ts"
import { indoors } from "./indoors/index.ts"
import { scene as lanHa } from "./lan-ha.ts"
import { scene as mekong } from "./mekong.ts"
import { scene as muiNe } from "./mui-ne.ts"
import { scene as nhaTrang } from "./nha-trang.ts"
import { scene as ninhBinh } from "./ninh-binh.ts"
import { outdoors } from "./outdoors/index.ts"
import { scene as phongNha } from "./phong-nha.ts"
import { scene as phuQuoc } from "./phu-quoc.ts"
import { scene as airportArrival } from "./roads/airport-arrival.ts"
import { scene as cityCar } from "./roads/city-car.ts"
import { scene as coastalRoad } from "./roads/coastal-road.ts"
import { scene as nightRoad } from "./roads/night-road.ts"
import { scene as pier } from "./roads/pier.ts"
import { scene as train } from "./roads/train.ts"
import { scene as saigon } from "./saigon.ts"
import { scene as sapa } from "./sapa.ts"
import { vehicles } from "./vehicles/index.ts"

export const scenes: Readonly<Record<string, Scene>> = {
  "ha-long": haLong,
  "lan-ha": lanHa,
  hanoi,
  sapa,
  "ha-giang": haGiang,
  "ninh-binh": ninhBinh,
  hue,
  "da-nang": daNang,
  "hoi-an": hoiAn,
  "phong-nha": phongNha,
  "nha-trang": nhaTrang,
  "da-lat": daLat,
  "mui-ne": muiNe,
  saigon,
  mekong,
  "phu-quoc": phuQuoc,
  "airport-arrival": airportArrival,
  "city-car": cityCar,
  "night-road": nightRoad,
  "coastal-road": coastalRoad,
  train,
  pier,
  ...vehicles,
  ...indoors,
  ...outdoors,
}
