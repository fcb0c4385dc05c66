"""What a picture is: which scene, how large, how many samples, and how it is graded."""
from dataclasses import dataclass, field, replace
from typing import Optional


@dataclass(frozen=True)
class Glow:
    """Sunlight in the sky: center and radius in shares of the picture."""

    x: float
    y: float
    radius: float
    strength: float
    color: str = "FFE2A0"


@dataclass(frozen=True)
class Clouds:
    """kind: soft, storm or wisp. bottom, top in shares of the height, from above; puffs: (x, y,
    size) of each soft cloud; warmth: of the break at the left of a storm; color: of wisps;
    calm: share of the width, from the left, without wisps; shade: brightness of a storm."""

    kind: str
    seed: int
    top: float = 0.0
    bottom: float = 0.5
    cover: float = 0.5
    puffs: tuple = ()
    warmth: float = 1.0
    color: str = "FFF3DC"
    calm: float = 0.0
    shade: float = 1.0


@dataclass(frozen=True)
class Sky:
    """A gradient, clouds on it, and the haze that fades things into it."""

    colors: str  # from above, e.g. "5F9FD6 FFD9A0"
    stops: tuple  # where each color stands, in shares of the height
    glow: Optional[Glow] = None
    clouds: Optional[Clouds] = None
    fog: tuple = (70, 160)  # metres at which haze begins and is complete
    floor_fog: tuple = (1e5, 2e5)  # the same for shadows on the studio floor
    shadow: str = "9FA6C4"  # tint of those shadows
    stars: float = 0.0  # their brightness


@dataclass(frozen=True)
class Denoise:
    """search: pixels around each one to look for similar ones; patch: half size of what is
    compared; strength: how much difference counts as noise."""

    search: int = 6
    patch: int = 2
    strength: float = 0.8


@dataclass(frozen=True)
class Grade:
    """exposure in stops; vignette: how much the corners darken; rain: brightness of its streaks;
    sharpen: how much edges gain, and files weigh. Without a sky nothing is painted behind the scene."""

    exposure: float
    contrast: float = 1.08
    saturation: float = 1.12
    vignette: float = 0.03
    sky: Optional[Sky] = None
    denoise: Denoise = field(default_factory=Denoise)
    rain: float = 0.0
    sharpen: float = 0.25

    def under(self, colors, stops, **sky):
        """The same grade with this sky; what is not given stays as it was."""
        known = self.sky or Sky("", ())
        return replace(self, sky=replace(known, colors=colors, stops=stops, **sky))


@dataclass(frozen=True)
class Picture:
    """scene: the file in scenes/; samples: per seed, there are two; variant: handed to the
    scene's build(); open_sky: nothing stands behind the scene, so the sky shows at its edges;
    round_edges: let the shader round edges (slow; products have modeled ones); layers: the scene
    says what can lie over the picture (kit/choices.py), and each becomes a master of its own."""

    scene: str
    width: int
    height: int
    samples: int
    grade: Grade
    variant: Optional[str] = None
    bounces: int = 5
    open_sky: bool = True
    round_edges: bool = True
    layers: bool = False
