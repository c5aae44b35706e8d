import { fold } from "../../src/lib/text/fold.ts"

const FIRST =
  "Bản Nậm Tả Lao Mường Pa Vân Thanh Ngọc Hòa Phú Khánh Đông Tây Nam Bắc Sơn Thủy Liên Cẩm Trà Quế Bình An Kim Ô Yên Thạch Lương Kỳ"
const SECOND =
  "Cang Phìn Chải Hồ Lan Vi Long Giang Xuyên Khê Điền Lộc Thọ Quan Sà Cốc Tằm Khoai Nghĩa Tiến Trạch Phong Lũng Hạ Thượng Trung Đồng Giàng Van Tủa"
const FAMILY = "Nguyễn Nguyễn Nguyễn Trần Trần Lê Phạm Hoàng Huỳnh Phan Vũ Võ Đặng Bùi Đỗ Hồ Ngô Dương Lý"
const MIDDLE = "Thị Văn Minh Thu Đức Ngọc Quang Thanh Hữu Kim"
const GIVEN =
  "Lan Hùng Mai Dũng Hương Tuấn Linh Sơn Trang Hải Yến Phúc Ngân Khoa Thảo Bảo Quỳnh Đạt Vy Long Nhung Tâm Hạnh Cường Giang Phong Hoa Nam Thư Kiên"
const ABROAD_GIVEN =
  "Emma Lucas Hannah Yuki Olivia Noah Minjun Chloé Liam Sofia Jonas Aiko Grace Hugo Mia Ethan Ines Oskar Nora Felix"
const ABROAD_FAMILY =
  "Jones Martin Schmidt Tanaka Brown Wilson Kim Dubois O'Brien Rossi Weber Sato Evans Moreau Novak Larsen Silva Meyer Clarke Park"

export type Village = { vi: string; folded: string }
export type Person = { name: string; mailbox: string }

export const villages: Village[] = words(FIRST).flatMap((first) =>
  words(SECOND).map((second) => ({ vi: `${first} ${second}`, folded: fold(`${first} ${second}`) })),
)

export const people: Person[] = [
  ...words(FAMILY).flatMap((family) =>
    words(MIDDLE).flatMap((middle) => words(GIVEN).map((given) => `${family} ${middle} ${given}`)),
  ),
  ...words(ABROAD_GIVEN).flatMap((given) => words(ABROAD_FAMILY).map((family) => `${given} ${family}`)),
].map((name) => ({ name, mailbox: fold(name).replaceAll(" ", ".") }))

function words(text: string): string[] {
  return text.split(" ")
}
