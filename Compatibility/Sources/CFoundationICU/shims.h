#pragma once
/* The part of ICU that units and lists of them need. It is the one that Foundation carries; its names are
   macros there, which Swift does not import. */
#include <_foundation_unicode/uformattednumber.h>
#include <_foundation_unicode/ulistformatter.h>
#include <_foundation_unicode/unumberformatter.h>
#include <stdint.h>

/* Writes a number as a skeleton says; the length of the text in UTF-16, or -1 where ICU refuses or the text does
   not fit. */
static inline int32_t cicu_formatNumber(const char *locale, const uint16_t *skeleton, int32_t skeletonLength,
                                        double number, uint16_t *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormatter *formatter =
      unumf_openForSkeletonAndLocale((const UChar *)skeleton, skeletonLength, locale, &status);
  UFormattedNumber *result = unumf_openResult(&status);
  unumf_formatDouble(formatter, number, result, &status);
  int32_t length = unumf_resultToString(result, (UChar *)buffer, capacity, &status);
  unumf_closeResult(result);
  unumf_close(formatter);
  return U_SUCCESS(status) && length <= capacity ? length : -1;
}

/* Joins two texts as a list of measurements is joined; the length in UTF-16, or -1. */
static inline int32_t cicu_joinUnits(const char *locale, int32_t isNarrow, const uint16_t *first,
                                     int32_t firstLength, const uint16_t *second, int32_t secondLength,
                                     uint16_t *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const UChar *texts[2] = {(const UChar *)first, (const UChar *)second};
  int32_t lengths[2] = {firstLength, secondLength};
  UListFormatter *formatter = ulistfmt_openForType(
      locale, ULISTFMT_TYPE_UNITS, isNarrow ? ULISTFMT_WIDTH_NARROW : ULISTFMT_WIDTH_WIDE, &status);
  int32_t length = ulistfmt_format(formatter, texts, lengths, 2, (UChar *)buffer, capacity, &status);
  ulistfmt_close(formatter);
  return U_SUCCESS(status) && length <= capacity ? length : -1;
}
