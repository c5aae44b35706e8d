import type { Language, LocalizedContent } from "#i18n/localized.ts"

export type LowRating = { rating: 2 | 3; text: string; reply: LocalizedContent }

/** Reviews of guests who were not happy, with what the company answered. They fit every tour. */
export const lowRatings: Record<Language, LowRating[]> = {
  en: [
    {
      rating: 3,
      text: "A beautiful place, but we were hurried through it. The last hour felt like catching a train.",
      reply: {
        en: "Thank you for telling us. Traffic had cost us forty minutes that day, and we should have dropped a stop instead of shortening them all. Our guides now do.",
        vi: "Cảm ơn bạn đã góp ý. Hôm đó kẹt xe mất bốn mươi phút, lẽ ra chúng tôi nên bỏ bớt một điểm thay vì rút ngắn tất cả. Từ nay các bạn hướng dẫn sẽ làm như vậy.",
      },
    },
    {
      rating: 3,
      text: "The guide was kind but his English was hard to follow, so we missed most of the explanations.",
      reply: {
        en: "We're sorry. He was standing in for a colleague who had fallen ill. We should have told you beforehand and let you choose another day.",
        vi: "Chúng tôi xin lỗi. Bạn ấy dẫn thay một đồng nghiệp bị ốm. Lẽ ra chúng tôi phải báo trước để bạn chọn ngày khác.",
      },
    },
    {
      rating: 3,
      text: "Fine overall, though far busier than the pictures suggest. Don't come on a Sunday.",
      reply: {
        en: "Fair point: Saturdays and Sundays are busy here. We now say so when somebody picks one.",
        vi: "Bạn nói đúng: thứ Bảy và Chủ nhật ở đây rất đông. Giờ chúng tôi nói rõ khi khách chọn những ngày đó.",
      },
    },
    {
      rating: 3,
      text: "Good food and a nice guide, but it rained without a break and there was no plan for rain except ponchos.",
      reply: {
        en: "Rain is part of the season, and still we could have done better. Our guides now have a second programme for wet days.",
        vi: "Mùa này hay mưa, nhưng chúng tôi vẫn có thể làm tốt hơn. Giờ hướng dẫn viên luôn có sẵn phương án cho ngày mưa.",
      },
    },
    {
      rating: 3,
      text: "We waited a good while for two guests who were late, and everybody else paid for it with less time.",
      reply: {
        en: "You're right. Since your trip we wait ten minutes at most, and say so in the mail the day before.",
        vi: "Bạn nói đúng. Từ sau chuyến của bạn, chúng tôi chỉ đợi nhiều nhất mười phút và ghi rõ trong thư nhắc trước ngày đi.",
      },
    },
    {
      rating: 3,
      text: "It's harder than 'easy' or 'moderate' makes you think. My knees would have liked a warning.",
      reply: {
        en: "Thank you. We've added the number of steps and the hours on foot to the description.",
        vi: "Cảm ơn bạn. Chúng tôi đã thêm số bậc thang và số giờ đi bộ vào phần mô tả.",
      },
    },
    {
      rating: 2,
      text: "We were promised a small group and there were many of us. I hardly heard the guide all day.",
      reply: {
        en: "We had put two groups together without asking you, and that was wrong. You should have received a part of the price back by now. If not, please write to us.",
        vi: "Chúng tôi đã ghép hai đoàn mà không hỏi bạn, đó là lỗi của chúng tôi. Bạn hẳn đã nhận lại một phần tiền, nếu chưa thì nhắn chúng tôi nhé.",
      },
    },
    {
      rating: 2,
      text: "Nobody answered the phone in the morning when we couldn't find the others. It ended well, but it was a bad start.",
      reply: {
        en: "We apologise. The phone of the office was out of order until nine. Guests now get the guide's own number the day before.",
        vi: "Chúng tôi xin lỗi. Sáng đó điện thoại văn phòng hỏng đến chín giờ. Giờ khách nhận số của hướng dẫn viên từ hôm trước.",
      },
    },
  ],
  vi: [
    {
      rating: 3,
      text: "Cảnh đẹp nhưng lịch hơi dày, chưa kịp ngắm đã phải đi tiếp.",
      reply: {
        en: "Thank you. We've given the two main stops more time and left out one of the shorter ones.",
        vi: "Cảm ơn bạn. Chúng tôi đã thêm thời gian cho hai điểm chính và bỏ bớt một điểm phụ.",
      },
    },
    {
      rating: 3,
      text: "Đi đúng ngày lễ nên quá đông, chờ đợi nhiều. Dịch vụ thì ổn.",
      reply: {
        en: "Public holidays are like that, sadly. We'd be happy to welcome you on a quieter day.",
        vi: "Ngày lễ đông thật bạn ạ. Mong được đón bạn vào một ngày vắng hơn.",
      },
    },
    {
      rating: 3,
      text: "Hướng dẫn viên hiền nhưng ít nói, mình phải tự hỏi mới biết.",
      reply: {
        en: "Thank you for your honesty. She was new with us, and now travels with an experienced colleague first.",
        vi: "Cảm ơn bạn đã góp ý thẳng thắn. Bạn ấy mới vào nghề, hiện đang đi kèm anh chị có kinh nghiệm.",
      },
    },
    {
      rating: 3,
      text: "Mưa suốt buổi, áo mưa phát mỏng quá nên ướt hết. Phần còn lại tạm ổn.",
      reply: {
        en: "You're right about the raincoats. We've bought better ones.",
        vi: "Bạn góp ý rất đúng. Chúng tôi đã mua áo mưa dày hơn.",
      },
    },
    {
      rating: 2,
      text: "Đợi khách khác gần nửa tiếng mà không ai giải thích. Mình hơi thất vọng.",
      reply: {
        en: "We're sorry that nobody told you what was going on. We wait ten minutes at most now.",
        vi: "Rất xin lỗi vì đã không báo để bạn biết lý do. Từ nay chúng tôi chỉ đợi nhiều nhất mười phút.",
      },
    },
  ],
}

/** Short answers to guests who were happy. */
export const thanks: LocalizedContent[] = [
  {
    en: "Thank you! We've read this out to the whole team.",
    vi: "Cảm ơn bạn! Chúng tôi đã đọc cho cả nhóm cùng nghe.",
  },
  {
    en: "What a lovely message. Your guide is still smiling. See you next time!",
    vi: "Lời nhắn dễ thương quá, bạn hướng dẫn cười cả ngày. Hẹn gặp lại!",
  },
  {
    en: "Thank you for coming with us, and for the tip: we'll pass it on to the next guests.",
    vi: "Cảm ơn bạn đã đi cùng chúng tôi và đã góp ý, chúng tôi sẽ dặn lại những khách sau.",
  },
  {
    en: "That makes us happy. Come back in another season, it looks quite different then.",
    vi: "Chúng tôi vui lắm. Mời bạn quay lại vào mùa khác, cảnh sẽ khác hẳn.",
  },
]
