// Non-local means over two renders of one view with different seeds: each pixel becomes the mean
// of similar pixels around it. Weights measured in one render average the other, so noise cannot
// vote for itself (after Rousselle et al.). Albedo, normal and depth keep edges sharp.
#include <algorithm>
#include <cmath>
#include <vector>

namespace {

const int BAND = 32;              // rows a thread takes at a time
const float FEATURE_LIMIT = 9.f;  // beyond this difference of features a pixel does not count

struct View {
  const float *first, *second;  // colors of the two renders, three channels
  const float* variance;        // of one render, one channel
  const float* features;
  int feature_count;
  const float* feature_scale;
  int width, height;
};

int clamp(int value, int last) { return std::min(last, std::max(0, value)); }

float color_distance(const float* image, int p, int q) {
  float sum = 0;
  for (int c = 0; c < 3; c++) {
    float d = image[p * 3 + c] - image[q * 3 + c];
    sum += d * d;
  }
  return sum;
}

float feature_distance(const View& view, int p, int q) {
  float sum = 0;
  for (int i = 0; i < view.feature_count; i++) {
    size_t at_p = (size_t)p * view.feature_count + i, at_q = (size_t)q * view.feature_count + i;
    float d = (view.features[at_p] - view.features[at_q]) * view.feature_scale[i];
    sum += d * d;
  }
  return sum;
}

// Mean over 2 * reach + 1 pixels of each row.
void blur_rows(const std::vector<float>& from, std::vector<float>& to, int w, int rows, int reach) {
  const float share = 1.f / (2 * reach + 1);
  for (int y = 0; y < rows; y++) {
    const float* row = &from[y * w];
    float sum = 0;
    for (int i = -reach; i <= reach; i++) sum += row[clamp(i, w - 1)];
    for (int x = 0; x < w; x++) {
      to[y * w + x] = sum * share;
      sum += row[std::min(w - 1, x + reach + 1)] - row[std::max(0, x - reach)];
    }
  }
}

float column_mean(const std::vector<float>& rows, int w, int count, int x, int y, int reach) {
  float sum = 0;
  for (int i = -reach; i <= reach; i++) sum += rows[clamp(y + i, count - 1) * w + x];
  return sum * (1.f / (2 * reach + 1));
}

void filter_band(const View& view, int y0, float* out_first, float* out_second, int search,
                 int patch, float strength) {
  const int w = view.width, h = view.height;
  const float strength2 = strength * strength;
  const int y1 = std::min(h, y0 + BAND);
  const int top = std::max(0, y0 - patch), bottom = std::min(h, y1 + patch), rows = bottom - top;
  std::vector<float> raw_first(w * rows), raw_second(w * rows);
  std::vector<float> near_first(w * rows), near_second(w * rows);
  std::vector<float> weight_first(w * BAND, 0.f), weight_second(w * BAND, 0.f);
  std::vector<float> sum_first(3 * w * BAND, 0.f), sum_second(3 * w * BAND, 0.f);

  for (int dy = -search; dy <= search; dy++)
    for (int dx = -search; dx <= search; dx++) {
      for (int y = top; y < bottom; y++) {
        int qy = clamp(y + dy, h - 1);
        for (int x = 0; x < w; x++) {
          int p = y * w + x, q = qy * w + clamp(x + dx, w - 1), at = (y - top) * w + x;
          float vp = view.variance[p], vq = view.variance[q];
          float expected = vp + std::min(vp, vq), scale = strength2 * (vp + vq) + 1e-6f;
          raw_first[at] = (color_distance(view.first, p, q) / 3 - expected) / scale;
          raw_second[at] = (color_distance(view.second, p, q) / 3 - expected) / scale;
        }
      }
      blur_rows(raw_first, near_first, w, rows, patch);
      blur_rows(raw_second, near_second, w, rows, patch);
      for (int y = y0; y < y1; y++) {
        if (y + dy < 0 || y + dy >= h) continue;
        for (int x = 0; x < w; x++) {
          if (x + dx < 0 || x + dx >= w) continue;
          int p = y * w + x, q = (y + dy) * w + x + dx;
          float features = feature_distance(view, p, q);
          if (features > FEATURE_LIMIT) continue;
          float alike = std::exp(-features);
          float d1 = column_mean(near_first, w, rows, x, y - top, patch);
          float d2 = column_mean(near_second, w, rows, x, y - top, patch);
          float by_first = std::exp(-std::max(0.f, d1)) * alike;
          float by_second = std::exp(-std::max(0.f, d2)) * alike;
          int o = (y - y0) * w + x;
          weight_first[o] += by_second;
          weight_second[o] += by_first;
          for (int c = 0; c < 3; c++) {
            sum_first[o * 3 + c] += by_second * view.first[q * 3 + c];
            sum_second[o * 3 + c] += by_first * view.second[q * 3 + c];
          }
        }
      }
    }

  for (int y = y0; y < y1; y++)
    for (int x = 0; x < w; x++)
      for (int c = 0; c < 3; c++) {
        int o = (y - y0) * w + x, p = (y * w + x) * 3 + c;
        float w1 = weight_first[o], w2 = weight_second[o];
        out_first[p] = w1 > 1e-8f ? sum_first[o * 3 + c] / w1 : view.first[p];
        out_second[p] = w2 > 1e-8f ? sum_second[o * 3 + c] / w2 : view.second[p];
      }
}

}  // namespace

extern "C" void denoise(const float* first, const float* second, const float* variance,
                        const float* features, int feature_count, const float* feature_scale,
                        float* out_first, float* out_second, int width, int height, int search,
                        int patch, float strength) {
  const View view = {first, second,        variance, features,
                     feature_count, feature_scale, width,    height};
#pragma omp parallel for schedule(dynamic, 1)
  for (int band = 0; band < (height + BAND - 1) / BAND; ++band)
    filter_band(view, band * BAND, out_first, out_second, search, patch, strength);
}
